import { describe, expect, test } from 'vitest';
import { canonical, faultOf, read, termOf, why } from './read.ts';

describe('what a modifier binds to', () => {
  test('mafia/grammar/binding#1: a count before an -ing limits only that', () =>
    expect(termOf('1-shot Roleblocking Tracker')).toBe('ing(n-shot(1, roleblocker), tracker)'));
  test('mafia/grammar/binding#2: a repetition before a modifier repeats it', () => {
    expect(termOf('Double Novice Cop')).toBe('apply(n-times(2, novice), cop)');
    expect(termOf('Triple Delayed Sensor')).toBe('apply(n-times(3, delayed), sensor)');
  });
  test('mafia/grammar/binding#3: Hidden before Enabled hides the Enabled', () =>
    expect(termOf('Hidden Enabled Doctor')).toBe('apply(hidden(enabled), doctor)'));
  test('mafia/grammar/binding#4: the nearest base role that fits, with what stands between', () => {
    expect(termOf('Loyal Loud Visitor')).toBe('loyal(loud(visitor))');
    expect(termOf('Loyal Roleblocking Doctor')).toBe('loyal(ing(roleblocker, doctor))');
    expect(termOf('Active Doctor Bulletproof')).toBe('all(doctor, active(bulletproof))');
    expect(termOf('Active Loyal Bulletproof Doctor')).toBe('all(active(bulletproof), loyal(doctor))');
    expect(termOf('Roleblocking Bulletproof Doctor')).toBe('all(bulletproof, ing(roleblocker, doctor))');
  });
  test('mafia/grammar/binding#4: Active makes it fit what is outside, Reactive makes it not fit any more', () => {
    expect(termOf('Novice Active Bulletproof')).toBe('novice(active(bulletproof))');
    expect(why('Loyal Self Watcher')).toBe('Loyal fits targeting roles only; Self has made it passive (Self Loyal Watcher is valid)');
    expect(why('Active Active Bulletproof')).toBe('Active fits passive base roles only; Bulletproof is active already');
    expect(termOf('Active Self Watcher')).toBe('active(self(watcher))');
    expect(termOf('Novice 1-Night Bulletproof')).toBe('novice(n-night(1, bulletproof))');
  });
  test.each([
    ['1-shot Strongman Vigilante', 'apply(n-shot(1, strongman), vigilante)'],
    ['Even Ninja Vigilante', 'apply(even(ninja), vigilante)'],
    ['Odd Strong-Willed Cop', 'apply(odd(strong-willed), cop)'],
    ['2-Night Permanent Doctor', 'apply(n-night(2, permanent), doctor)'],
    ['Night 1 Inactive Cop', 'apply(night-n(1, inactive), cop)'],
    ['Enabled Roleblocking Doctor', 'ing(enabled(roleblocker), doctor)'],
    ['Inactive Roleblocking Doctor', 'ing(inactive(roleblocker), doctor)'],
    ['1-shot Inactive Roleblocking Doctor', 'ing(apply(n-shot(1, inactive), roleblocker), doctor)'],
    ['1-shot Even Strongman Vigilante', 'n-shot(1, apply(even(strongman), vigilante))'],
    ['1-shot Even Roleblocking Tracker', 'n-shot(1, ing(even(roleblocker), tracker))'],
    ['1-shot Cop', 'n-shot(1, cop)'],
  ])('mafia/grammar/binding#5: %s: an add-on directly after it, otherwise the nearest base role', (text, parse) =>
    expect(termOf(text)).toBe(parse),
  );
  test.each([
    'Loyal',
    'Weak',
    'Erratic',
    'Loud',
    'Suicidal',
    'Public',
    'Novice',
    'Non-Consecutive',
    'Compulsive',
    'Day',
    'Delayed',
    'Reactive',
    'Self',
    'Kill-Triggered',
  ])('mafia/grammar/binding#6: a count passes over %s', word =>
    expect(termOf(`1-shot ${word} Vigilante`)).toMatch(/^n-shot\(1, .*vigilante\)+$/),
  );
  test('mafia/grammar/binding#7: Delayed takes a directly following -ing that can be delayed', () => {
    expect(termOf('Delayed Roleblocking Vigilante')).toBe('ing(delayed(roleblocker), vigilante)');
    expect(termOf('Delayed Loud Roleblocking Vigilante')).toBe('delayed(loud(ing(roleblocker, vigilante)))');
    expect(why('Delayed Bulletproofing Ascetic')).toContain('Delayed fits active base roles and -ing modifiers');
  });
  test('mafia/grammar/binding#8: a repetition takes Novice, Delayed, Non-Consecutive or an -ing', () => {
    expect(termOf('Double Non-Consecutive Cop')).toBe('apply(n-times(2, non-consecutive), cop)');
    expect(termOf('Double Vigilanting Cop')).toBe('ing(n-times(2, vigilante), cop)');
    expect(termOf('Double Delayed Roleblocking Cop')).toBe('ing(apply(n-times(2, delayed), roleblocker), cop)');
    expect(termOf('Double 2-shot Cop')).toBe('n-times(2, n-shot(2, cop))');
    expect(termOf('Double Weak Cop')).toBe('n-times(2, weak(cop))');
  });
  test('mafia/grammar/binding#9: Hidden takes the modifier after it, or a passive base role', () => {
    expect(termOf('Hidden Weak Cop')).toBe('apply(hidden(weak), cop)');
    expect(termOf('Hidden Roleblocking Doctor')).toBe('ing(hidden(roleblocker), doctor)');
    expect(termOf('Hidden Anti-Loyal Doctor')).toBe('apply(hidden(anti(loyal)), doctor)');
    expect(termOf('Hidden Self Watcher')).toBe('hidden(self(watcher))');
    expect(termOf('Hidden Reactive Vigilante')).toBe('hidden(reactive(vigilante))');
    expect(why('Hidden Active Bulletproof')).toBe(
      'Hidden fits passive base roles and modifiers; Bulletproof is active (Active Hidden Bulletproof is valid)',
    );
    expect(termOf('Hidden Doctor Miller')).toBe('all(doctor, hidden(miller))');
  });
  test('mafia/grammar/binding#10: Secret takes the whole nearest expression', () => {
    expect(termOf('Secret 1-shot Roleblocking Doctor Watcher')).toBe('all(secret(ing(n-shot(1, roleblocker), doctor)), watcher)');
    expect(termOf('Secret Cop/Doctor')).toBe('slash(secret(cop), doctor)');
  });
  test('mafia/grammar/binding#11: with no role to its right, it goes to the membership before it', () => {
    expect(termOf('Mason Enabled')).toBe('align(town, enabled(member(masonhood)))');
    expect(termOf('Mason Enabled Doctor')).toBe('align(town, all(member(masonhood), enabled(doctor)))');
    expect(termOf('Mason Night 2 Neighbor Secret')).toBe('align(town, all(night-n(2, member(masonhood)), secret(member(neighborhood))))');
    expect(termOf('Mafia Encryptor Enabled')).toBe('align(mafia, enabled(encryptor(member(mafia))))');
    expect(termOf('Mafia 1-shot Inactive Encryptor')).toBe('align(mafia, encryptor(apply(n-shot(1, inactive), member(mafia))))');
    expect(faultOf('Town Cop Encryptor')).toMatchObject({
      column: 9,
      message: 'a role modifier stands before what it modifies; nothing follows Encryptor',
    });
    expect(why('Mason 1-shot')).toBe('1-shot is a modifier with nothing to modify');
  });
  test('mafia/grammar/binding#12: the order matters', () => expect(termOf('Loud Loyal Visitor')).not.toBe(termOf('Loyal Loud Visitor')));
  test('mafia/grammar/binding?1: brackets override', () => {
    expect(termOf('(1-shot Anti-Loyal) Vigilante')).toBe('apply(n-shot(1, anti(loyal)), vigilante)');
    expect(termOf('1-shot (Strongman Vigilante)')).toBe('n-shot(1, strongman(vigilante))');
    expect(termOf('(Loyal Roleblocking) Doctor')).toBe('ing(loyal(roleblocker), doctor)');
    expect(termOf('(Loyal (2-shot Tracking Roleblocking)) Doctor')).toBe('ing(loyal(ing(n-shot(2, tracker), roleblocker)), doctor)');
    expect(why('(Active Roleblocking) Doctor')).toBe('Active fits passive base roles only; Roleblocker is active already');
    expect(why('(Loyal Roleblocking)')).toContain('is a modifier with nothing to modify');
  });
  test('mafia/grammar/binding?2: the count covers the roleblock only, and the parser says so', () => {
    expect(termOf('2-shot Roleblocking Doctor')).toBe('ing(n-shot(2, roleblocker), doctor)');
    expect(read('2-shot Roleblocking Doctor').warnings).toHaveLength(1);
    expect(canonical('2-shot Roleblocking Doctor')).toBe('2-shot Roleblocking Doctor');
  });
});

describe('alignment and faction words', () => {
  test('mafia/grammar/alignment-words#1: at the front, or as X-aligned', () => {
    expect(termOf('Town Loyal Jailkeeper')).toBe('align(town, loyal(ing(roleblocker, doctor)))');
    expect(termOf('chaos-aligned Vigilante')).toBe('align(chaos, vigilante)');
    expect(faultOf('Cop Town')).toMatchObject({ column: 4, message: 'the alignment "Town" stands at the front of a role' });
    expect(why('Mason Mafia-aligned Cop')).toBe('the alignment "Mafia-aligned" stands at the front of a role');
  });
  test('mafia/grammar/alignment-words#2: one alignment, except before Cop', () => {
    expect(termOf('Town Mafia Cop')).toBe('align(town, cop-of(mafia))');
    expect(termOf('Town 2-shot Mafia Cop/Town Cop')).toBe('align(town, slash(n-shot(2, cop-of(mafia)), cop-of(town)))');
    expect(termOf('Mason Mafia Cop')).toBe('align(town, all(member(masonhood), cop-of(mafia)))');
    for (const text of ['Town Mafia Rolecop', 'Town Town', 'Survivor Chaos', 'Town Mafia-aligned Cop', 'Town Mafia Loyal Cop'])
      expect(why(text)).toContain('two alignments');
    expect(why('Town Mafia Anti-Cop')).toContain('two alignments');
    expect(termOf('Chaos Serial Killer')).toBe('align(chaos, vigilante)');
    expect(why('Town Cop/Serial Killer')).toBe('two alignments: Serial Killer includes Chaos');
  });
  test.each([
    ['Mafia', 'align(mafia, member(mafia))'],
    ['Mime', 'align(mime, member(mimes))'],
    ['Werewolf', 'align(werewolf, member(werewolf-lair))'],
    ['Werewolf Goon', 'align(werewolf, member(werewolf-lair))'],
    ['Town', 'align(town, vanilla)'],
    ['Chaos', 'align(chaos, vanilla)'],
    ['Survivor', 'align(survivor, vanilla)'],
    ['Mime-aligned', 'align(mime, vanilla)'],
    ['Town-aligned Cop', 'align(town, cop)'],
  ])('mafia/grammar/alignment-words#3: %s', (text, parse) => expect(termOf(text)).toBe(parse));
  test('mafia/grammar/alignment-words#4: a member name brings its alignment unless one is written', () => {
    expect(termOf('Mafioso')).toBe('align(mafia, member(mafia))');
    expect(termOf('Mason Friend Cop')).toBe('align(town, all(member(masonhood), member(friendship), cop))');
    expect(termOf('Friend Neighbor')).toBe('all(member(friendship), member(neighborhood))');
    expect(termOf('Town Mime')).toBe('align(town, member(mimes))');
    expect(termOf('Chaos Werewolf Goon Doctor')).toBe('align(chaos, all(member(werewolf-lair), doctor))');
    expect(termOf('Mafia Mafia Goon Mafioso')).toBe('align(mafia, member(mafia))');
    expect(faultOf('Mason Mafioso')).toMatchObject({
      column: 6,
      message: 'two alignments: Mason brings Town and Mafia Goon brings Mafia; write the right one at the front',
    });
    expect(termOf('Town Mason Mafioso')).toBe('align(town, all(member(masonhood), member(mafia)))');
  });
  test('mafia/grammar/alignment-words#5: an expression may lack it', () => expect(read('Loyal Cop').role).not.toHaveProperty('alignment'));
  test('mafia/grammar/alignment-words#6: labels tell factions, Enablers and Enabled apart', () => {
    expect(termOf('Mafioso:red')).toBe('align(mafia, member(mafia:red))');
    expect(termOf('Mafia:red Roleblocker')).toBe('align(mafia, all(member(mafia:red), roleblocker))');
    expect(termOf('Mafia Mafioso:red')).toBe('align(mafia, member(mafia:red))');
    expect(termOf('Mafia-aligned Mafioso Mafioso:red')).toBe('align(mafia, all(member(mafia), member(mafia:red)))');
    expect(termOf('Town Enabled:red Cop')).toBe('align(town, enabled:red(cop))');
    expect(termOf('Town Enabler:red')).toBe('align(town, enabler:red)');
    expect(termOf('Town Switch:red')).toBe('align(town, active(enabler:red))');
    for (const text of ['Town:red', 'Town-aligned:red', 'Cop:red', 'Loyal:red Cop', 'Enablerer:red', 'Jailkeeper:red'])
      expect(why(text)).toBe('only memberships, Enabler and Enabled have a label');
    expect(faultOf('Cop:')).toMatchObject({ column: 3, message: 'unknown word ":"' });
  });
  test('mafia/grammar/alignment-words?1: Mafia Cop is a Mafia player who is a Cop', () => {
    expect(termOf('Mafia Cop')).toBe('align(mafia, all(member(mafia), cop))');
    expect(['Town Mafia Cop', 'Town-aligned Mafia Cop', 'Town [Mafia] Cop'].map(termOf)).toEqual(
      Array(3).fill('align(town, cop-of(mafia))'),
    );
  });
  test('mafia/modifier/secret?2: a Secret alignment, a Secret membership', () => {
    expect(termOf('Secret Town Cop')).toBe('align(secret(town), cop)');
    expect(termOf('Secret Mafia Encryptor Cop')).toBe('align(secret(mafia), all(encryptor(secret(member(mafia))), cop))');
    expect(termOf('Secret Mafia-aligned Mafioso')).toBe('align(secret(mafia), member(mafia))');
    expect(termOf('Town Mason Secret')).toBe('align(town, secret(member(masonhood)))');
  });
});
