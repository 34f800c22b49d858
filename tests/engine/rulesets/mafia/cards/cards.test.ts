import { describe, expect, test } from 'vitest';
import { alignments } from '../../../../../engine/rulesets/mafia/alignments/index.ts';
import { cardOf } from '../../../../../engine/rulesets/mafia/card.ts';
import { factions } from '../../../../../engine/rulesets/mafia/factions/index.ts';
import { grants } from '../../../../../engine/rulesets/mafia/grant.ts';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { roles } from '../../../../../engine/rulesets/mafia/roles/index.ts';
import { cardText } from '../../../../../engine/themes/card.ts';

/** The card of a role's text, as a player reads it. */
function card(text: string): string {
  const parsed = parseRole(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return cardText('workplace', cardOf(parsed.role)).join('\n');
}

describe('a card', () => {
  test.each(roles.map(({ name }) => name.replace('[Alignment]', '[Mafia]').replace('[Role]', '[Doctor]')))('%s says what it does in whole sentences', name => {
    const text = card(`Town ${name}`);
    expect(text).not.toMatch(/[{}]|undefined|card\./);
    expect(text.split('\n').every(line => /[.)]$/.test(line))).toBe(true);
    expect(text).toContain(`${name}:`);
  });

  test.each([...grants().values()].map(({ name }) => name))('%s says what is given away', name => {
    expect(card(`Town ${name}`)).toMatch(/for this night .*, without a word of it \(.+\)/);
  });

  test.each(factions.map(({ memberNames }) => memberNames[0]!))('%s says with whom one is', name => {
    expect(card(`Town ${name}`)).toMatch(/You belong to the .+\./);
  });

  test.each(alignments.map(({ name }) => name))('%s says how one wins', name => {
    expect(card(`${name}-aligned Cop`)).toMatch(/You (win|play)/);
  });

  test('a composed role says what each part adds, in the order in which they nest', () => {
    expect(card('Town Loyal Loud Visitor').split('\n')).toEqual([
      'You are Town Loyal Loud Visitor.',
      'Loyal Loud Visitor: each night you may choose one other living player; nothing comes of it, but for all others you were there.',
      'Whoever you reach with it is told that it was you who came.',
      'It fails on players who look to be on another side than yours.',
      'You are not told whether it worked, unless that shows by itself.',
      'You win with the Town: when nobody who threatens it is left, and at least one of you is still in the game.',
    ]);
  });

  test('what can be left out says so', () => {
    expect(card('Town 1-shot Roleblocking Tracker')).toContain('Roleblocking: you can add it once in the game, and may leave it out.');
  });

  test('how often, and when it shows, is said in the words for it', () => {
    expect(card('Town 1-shot Cop')).toContain('You can use it once in the game,');
    expect(card('Town 2-shot Cop')).toContain('You can use it 2 times in the game,');
    expect(card('Town Vigilante')).toContain('that player is eliminated at the end of the night.');
    expect(card('Town Day Vigilante')).toContain('that player is eliminated at once.');
  });

  test('who comes is spoken of otherwise than whom one chooses', () => {
    expect(card('Town Reactive Doctor')).toContain('one attempt to eliminate each of them in the same night comes to nothing');
    expect(card('Town Self Doctor')).toContain('one attempt to eliminate you in the same night comes to nothing');
  });
});
