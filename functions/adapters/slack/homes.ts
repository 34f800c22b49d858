import type { Person, GameState } from '../../../engine/table/table.ts';
import { home, type HomeGame } from './cards/home.ts';
import { roleCard } from './cards/role.ts';
import type { SlackClient } from './client.ts';
import type { MessengerPorts } from './desk.ts';
import { viewerOf, viewOf } from './draw.ts';
import { refusedWith, troubleOf } from './errors.ts';
import { idIn, teamIn } from './ids.ts';

type HomePorts = Pick<MessengerPorts, 'store' | 'rules'>;

/** Draws a person's Home tab from all that person's games. `known` is a state that is at hand already. */
export async function publishHome({ store, rules }: HomePorts, slack: SlackClient, person: Person, known?: GameState): Promise<void> {
  const rows = [...(await store.gamesOf(person))].sort((a, b) => b.at - a.at);
  const games: HomeGame[] = [];
  for (const { game } of rows) {
    const state = known?.game === game ? known : (await store.load(game))?.state;
    if (state) games.push(gameOf(rules, state, person));
  }
  const show = () => slack.views.publish({ user_id: idIn(person), view: home(person, games) });
  if ((await refusedWith(['hash_conflict'], show)) !== undefined) await show();
}

function gameOf(rules: MessengerPorts['rules'], state: GameState, person: Person): HomeGame {
  const { game, table, play } = state;
  if (!play) return { game, table, card: [] };
  const view = viewOf(rules, state, play, viewerOf(state, person));
  return { game, table, view, card: roleCard(rules(state.terms.ruleset)!, view, table.theme) };
}

/** The Home tab on opening it: a Slack that does not take it now gets it with the next change. */
export const makePublishHome =
  (ports: HomePorts & Pick<MessengerPorts, 'client' | 'report'>) =>
  async (person: Person): Promise<void> => {
    const slack = await ports.client(teamIn(person));
    if (!slack) return;
    try {
      await publishHome(ports, slack, person);
    } catch (fault) {
      const { kind, code } = troubleOf(fault);
      ports.report({ event: 'home-not-shown', kind, code });
    }
  };
