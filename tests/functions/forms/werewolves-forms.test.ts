import { beforeAll, describe, expect, it } from 'vitest';
import { evolveAll } from '../../../engine/core/evolve.ts';
import { look } from '../../../engine/core/look.ts';
import type { Play, Seat } from '../../../engine/core/state.ts';
import { catalogue } from '../../../engine/rulesets/werewolves/catalogue.ts';
import { roles } from '../../../engine/rulesets/werewolves/roles/index.ts';
import { askTitle } from '../../../engine/themes/ask-title.ts';
import { rules } from '../../../functions/app/rules.ts';
import { actForm } from '../../../functions/forms/act-form.ts';
import { checkView } from '../../../local/workspace/server/blocks/index.ts';
import { Played } from '../app/played.ts';
import { inputs } from './fields-of.ts';

const size = 40;
/** What Slack takes of a view, in bytes. */
const mostBytes = 250_000;
const werewolves = rules('werewolves')!;
const names = Array.from({ length: size }, (_, n) => `P${n}-${'Wolfeschlegelstein-'.repeat(4)}`.slice(0, 80));

/** Tables of forty on which each role sits once, and their states at a day and a night. Whoever is the first holds all extra roles, too. */
function tables(): readonly { readonly terms: Played['state']['terms']; readonly play: Play }[] {
  const all = roles.map(({ name }) => name).filter(name => name !== 'None');
  const lists = Array.from({ length: Math.ceil(all.length / (size - 3)) }, (_, n) => [...all.slice(n * (size - 3), (n + 1) * (size - 3)), 'Wolf', 'Citizen', 'Fortune Teller']);
  return lists.flatMap(list => {
    const game = new Played({ ruleset: 'werewolves', names, roles: [...list, ...Array<string>(size).fill('Citizen')].slice(0, size), options: { check: 'off' } }).begin();
    const states = [game.state];
    for (let n = 0; n < 3; n += 1) {
      game.pass();
      states.push(game.state);
    }
    return states.flatMap(({ terms, play }) => (play && !play.winners ? [{ terms, play: withExtras(play) }] : []));
  });
}

const withExtras = (play: Play): Play => evolveAll(play, catalogue.all.filter(role => !roles.some(({ id }) => id === role.id)).map(({ id }, n) => {
  const holder: Seat = play.order[n % play.order.length]!;
  return { type: 'PowerGained' as const, power: { id: `${holder}.x${n}`, power: id, holder, origin: 'granted' as const } };
}))!;

describe('forms of the werewolves rules at a table of forty with long names', () => {
  let shown: readonly { readonly titles: readonly string[]; readonly form: ReturnType<typeof actForm> }[] = [];
  beforeAll(() => {
    shown = tables().flatMap(({ terms, play }) => play.order.map(seat => {
      const view = look(werewolves, terms, play, seat);
      return { titles: view.asks.map(ask => askTitle('workplace', ask)), form: actForm('workplace', 'g1', view) };
    }));
  });

  it('stay within all that Slack takes', () => {
    for (const { titles, form } of shown) {
      expect(checkView(form, 'modal'), titles.join()).toEqual([]);
      expect(Buffer.byteLength(JSON.stringify(form)), titles.join()).toBeLessThan(mostBytes);
      for (const { element } of inputs(form.blocks)) if (element.type === 'plain_text_input') expect((element.initial_value ?? '').length, titles.join()).toBeLessThan(3_000);
    }
  });

  it('show each ability that a player has', () => {
    expect(new Set(shown.flatMap(({ titles }) => titles)).size).toBeGreaterThan(90);
    for (const { titles, form } of shown) {
      const text = JSON.stringify(form.blocks);
      for (const title of titles) expect(text).toContain(`*${title}*`);
    }
  });

  it('ask for the role of each of forty players as lines in one input', () => {
    const { form } = shown.find(({ titles }) => titles.some(title => title.includes('say what everybody was dealt')))!;
    const lists = inputs(form.blocks).filter(({ label }) => label.text === 'Who was dealt which role?');
    expect(lists).toHaveLength(1);
    expect(JSON.stringify(lists[0]!.element).match(/P\d+-/g)).toHaveLength(size - 1);
  });
});
