import type { Ruleset } from '../../engine/core/ruleset.ts';
import { ruleIds } from '../app/rules.ts';
import { houseTheme } from '../forms/say.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';
import { gameHere } from './which-game.ts';

/** The rules and the wording that words of help are about: those of the game here, else those that know the role, else the first that there are. */
export async function rulesFor(
  sender: Sender,
  ports: Pick<ListenerPorts, 'store' | 'rules' | 'gameAt'>,
  role?: string,
): Promise<{ readonly theme: string; readonly ruleset: Ruleset }> {
  const here = await gameHere(sender, ports);
  const ruleset = here?.ruleset ?? ports.rules(ruleIds.find(id => role !== undefined && ports.rules(id)!.explain(role).ok) ?? ruleIds[0]!);
  if (!ruleset) throw new Error(`there are no rules called "${ruleIds[0]}"`);
  return { theme: here?.theme ?? houseTheme, ruleset };
}
