import { describe, expect, test } from 'vitest';
import { grants } from '../../../../../engine/rulesets/mafia/grant.ts';
import { compositions } from '../../../../../engine/rulesets/mafia/grammar/named.ts';
import { prefixOf } from '../../../../../engine/rulesets/mafia/grammar/print.ts';
import type { BaseRole } from '../../../../../engine/rulesets/mafia/power.ts';
import { roles } from '../../../../../engine/rulesets/mafia/roles/index.ts';
import catalogue from '../../../../../engine/rulesets/mafia/rules.json' with { type: 'json' };
import { canonical, faultOf, termOf, why } from './read.ts';

const all: readonly BaseRole[] = roles;
const names = catalogue.entries.find(({ id }) => id === 'mafia/grammar/derived-names')!;

describe('names', () => {
  test.each(
    catalogue.entries
      .filter(({ kind }) => kind === 'named')
      .flatMap(one => ('expression' in one ? [[one.id, one.name, one.expression, one.parse]] : [])),
  )('%s#1: %s is %s', (id, name, expression, parse) => {
    if (expression!.includes('[base role]')) return expect(compositions.some(one => one.name === name)).toBe(false);
    expect(termOf(name!)).toBe(parse);
    expect(termOf(expression!)).toBe(parse);
    const { of, alignment } = compositions.find(one => id!.endsWith(`/${one.id}`))!;
    return expect(alignment === undefined ? prefixOf(of) : `align(${alignment}, ${prefixOf(of)})`).toBe(parse);
  });

  test('mafia/named/jack-of-all-trades#1: 1-shot is implied, whatever the power', () =>
    expect(termOf('Jack of All Trades (Even Cop/Jailkeeper/Cop Doctor)')).toBe(
      'secret(slash(n-shot(1, even(cop)), n-shot(1, ing(roleblocker, doctor)), n-shot(1, all(cop, doctor))))',
    ));
  test('mafia/named/jack-of-all-trades?2: with at least two powers in brackets', () => {
    expect(faultOf('Town Jack of all Trades')).toMatchObject({
      column: 5,
      message: 'Jack of all Trades is followed by its powers: Jack of all Trades (Cop/Doctor/Vigilante)',
    });
    expect(faultOf('Jack of all Trades (Cop)')).toMatchObject({
      column: 19,
      message: 'Jack of all Trades has at least two powers, with a slash between them',
    });
    expect(faultOf('Jack of all Trades (Cop/Doctor')).toMatchObject({
      column: 19,
      message: 'bracket without its partner: "(" is never closed',
    });
  });
  test('mafia/named/multiple-user-personality#1: Random needs two active powers', () => {
    expect(termOf('Multiple User Personality (Cop/Doctor)')).toBe('secret(random(slash(n-shot(1, cop), n-shot(1, doctor))))');
    expect(why('Multiple User Personality (Cop/Bulletproof)')).toBe(
      'Random needs an expression with at least two active base roles; only Cop is active',
    );
  });

  test.each(Object.entries(names.erForms!))('mafia/grammar/derived-names#1: what grants %s is a %s', (id, name) => {
    expect(grants().get(id)?.name).toBe(name);
    expect(termOf(name)).toBe(`er(${id})`);
    expect(canonical(name)).toBe(name);
  });
  test('mafia/grammar/derived-names#1: er, iser or izer after the name', () => {
    for (const text of ['Bulletproofer', 'Bulletproofiser', 'Bulletproofizer', 'BULLETPROOFER'])
      expect(termOf(text)).toBe('er(bulletproof)');
    expect(why('Bus Driverer')).toBe('-er takes a passive base role or a modifier; Bus Driver is active');
    expect(grants().size).toBe(Object.keys(names.erForms!).length);
  });

  test.each(Object.entries(names.ingForms!))('mafia/grammar/derived-names#2: %s as a modifier is %s', (id, name) => {
    const { mode, chooses } = all.find(role => role.id === id)!;
    const base = mode === 'passive' ? 'bulletproof' : chooses?.from === 'dead' ? 'coroner' : chooses?.count === 2 ? 'bus-driver' : 'cop';
    expect(termOf(`${name} ${base.replace('-', ' ')}`)).toBe(`ing(${id}, ${base})`);
    expect(canonical(`${name} ${base.replace('-', ' ')}`)).toContain(name);
  });
  test('mafia/grammar/derived-names#2: also by the rule', () => {
    expect(termOf('Framing Cop')).toBe('ing(framer, cop)');
    expect(termOf('Motivatoring Cop')).toBe('ing(motivator, cop)');
    expect(termOf('Ninjaising Cop')).toBe('ing(er(ninja), cop)');
    expect(termOf('Bulletproofering Cop')).toBe('ing(er(bulletproof), cop)');
  });
  test('mafia/grammar/derived-names#3: what is listed wins', () => {
    for (const id of ['lover', 'enabler', 'neighborizer', 'vanillaiser']) expect(termOf(id)).toBe(id);
    expect(termOf('Bulletproofing Ascetic')).toBe('ing(bulletproof, ascetic)');
  });
  test('mafia/grammar/derived-names#4: words with a number', () => {
    expect(termOf('12-shot Cop')).toBe('n-shot(12, cop)');
    expect(termOf('2-night Bulletproof')).toBe('n-night(2, bulletproof)');
    expect(termOf('Night 0 Mentor')).toBe('night-n(0, mentor)');
    expect(termOf('Night 2-shot Motivator')).toBe('night(n-shot(2, motivator))');
    expect(faultOf('Town 0-Night Bulletproof')).toMatchObject({ column: 5 });
    expect(why('100-shot Cop')).toBe('a number in a role is at most 99');
    expect(faultOf('2shot Cop')).toMatchObject({ column: 0, message: 'unknown word "2shot"' });
  });
  test('mafia/grammar/derived-names#5: repetitions', () => {
    expect(['Double', 'Triple', 'Quadruple', '2-times', '5-times'].map(word => termOf(`${word} Cop`))).toEqual(
      [2, 3, 4, 2, 5].map(n => `n-times(${n}, cop)`),
    );
    expect(['2-times Cop', '4-times Cop', '5-times Cop'].map(canonical)).toEqual(['Double Cop', 'Quadruple Cop', '5-times Cop']);
    expect(why('1-times Cop')).toBe('the n of [n]-times is at least 2: once needs no word');
    expect(why('99-times Cop')).toBe('99-times would make more than 40 powers');
  });
  test('mafia/grammar/derived-names#6: Triggered has its trigger', () => {
    expect(termOf('lynch-triggered Cop')).toBe('triggered(lynch, cop)');
    expect(why('Triggered Cop')).toBe('unknown word "Triggered"');
    expect(faultOf('Vote-Triggered Cop')).toMatchObject({
      message: 'unknown word "Vote-Triggered"',
      nearest: expect.arrayContaining(['Lynch-Triggered']),
    });
  });
  test('mafia/grammar/derived-names#7: Anti- is glued to one word', () => {
    expect(termOf('Anti-Universal Backup')).toBe('anti(universal-backup)');
    expect(termOf('anti-anti-weak Cop')).toBe('apply(anti(anti(weak)), cop)');
    expect(termOf('Anti-Copping Doctor')).toBe('ing(anti(cop), doctor)');
    expect(termOf('Anti-Godfatherer')).toBe('anti(er(godfather))');
    expect(faultOf('Town Anti- Loyal Cop')).toMatchObject({ column: 5, message: 'Anti- is glued to the one word that it changes' });
    expect(why('Anti-(Cop)')).toBe('Anti- is glued to the one word that it changes');
    expect(why('Anti-Novice Cop')).toBe('Anti- fits what refers to an alignment; Novice refers to none');
  });
  test('mafia/grammar/derived-names#8: any case, the longest name; an unknown word with its place and the nearest names', () => {
    expect(termOf('town LIGHTNING   rod')).toBe('align(town, lightning-rod)');
    expect(termOf('Targeting Forensic Investigator')).toBe('targeting-forensic-investigator');
    expect(faultOf('Mafia Gon')).toMatchObject({ column: 6, message: 'unknown word "Gon"' });
    expect(faultOf('Mafia Gon').nearest[0]).toBe('Mafia Goon');
    expect(faultOf('Lihgtning Rod').nearest[0]).toBe('Lightning Rod');
    expect(faultOf('Town Kop')).toEqual({ column: 5, message: 'unknown word "Kop"', nearest: expect.arrayContaining(['Cop']) });
    expect(faultOf('Town Xyzzyplugh')).toEqual({ column: 5, message: 'unknown word "Xyzzyplugh"', nearest: [] });
    expect(faultOf('')).toEqual({ column: 0, message: 'a role has at least an alignment, and here is nothing', nearest: [] });
    expect(why('Town Cop'.padEnd(1001))).toBe("a role's text has at most 1000 characters");
  });
  test.each([
    ['Mafioso', 'Mafia Goon'],
    ['Role Cop', 'Rolecop'],
    ['Role Copping Doctor', 'Rolecopping Doctor'],
    ['Nexusizer', 'Nexusiser'],
    ['Vanillaizer', 'Vanillaiser'],
    ['Neighborizer', 'Neighborizer'],
    ['Neighbouriser', 'Neighborizer'],
    ['Town Neighbour', 'Town Neighbor'],
    ['Town Neighbourhood Cop', 'Town Neighbor Cop'],
    ['2\u2011shot Strong\u2010Willed Cop', '2-shot Strong-Willed Cop'],
    ['Werewolf', 'Werewolf Goon'],
  ])('mafia/grammar/derived-names#9: %s is %s', (text, printed) => expect(canonical(text)).toBe(printed));
  test('mafia/grammar/derived-names#10: what stands in square brackets before Cop', () => {
    expect(termOf('[Doctor] Cop')).toBe('role-cop-of(doctor)');
    expect(termOf('[lightning rod] Copping Doctor')).toBe('ing(role-cop-of(lightning-rod), doctor)');
    expect(termOf('[Jailkeeper] Cop')).toBe('role-cop-of(jailkeeper)');
    expect(termOf('[Bulletproofer] Cop')).toBe('role-cop-of(er(bulletproof))');
    expect(termOf('Loyal [Mafia] Cop')).toBe('loyal(cop-of(mafia))');
    expect(termOf('Anti-[Mafia] Cop')).toBe('anti(cop-of(mafia))');
    expect(canonical('[jack of all trades] Cop')).toBe('[Jack of all Trades] Cop');
    expect(faultOf('Town [Docter] Cop')).toEqual({
      column: 6,
      message: 'the brackets before Cop hold an alignment or a base role, and "Docter" is neither',
      nearest: expect.arrayContaining(['Doctor']),
    });
    expect(why('[Doctor] Watcher')).toBe('square brackets stand before Cop only: [Mafia] Cop, [Doctor] Cop');
    expect(why('[Doctor Cop')).toBe('bracket without its partner: "[" is never closed');
    expect(why('Doctor] Cop')).toBe('unknown word "]"');
  });
});
