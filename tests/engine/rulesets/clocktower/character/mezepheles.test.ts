import { expect, test } from 'vitest';
import { rareWords } from '../../../../../engine/rulesets/clocktower/rare-words.ts';
import { characters } from '../../../../../engine/rulesets/clocktower/catalogue.ts';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, tallyOf, toldBy } from '../sweep.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '', options = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Mathematician', Bob: 'Innkeeper', Cat: 'Savant', Dan: 'Slayer', Eve: 'Tinker', Fay: 'Mezepheles', Gus: 'Lleech', Hal: 'Baron', Ivy: 'Dreamer', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off, ${options} }
  decide: { mezepheles-word: kumquat, tinker-death: no, ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const first = '    - night 1: [Gus: lleech Ivy]\n';
const say = (name: string, text = 'A kumquat!') => `${name}: 'say "${text}"'`;
const turned = (name: string, night = 2) => `{ told: { ${name}: [{ kind: notice, phase: night ${night}, result: evil }] } }`;
/** What is said on day 1, and the night after it. */
const said = (words: string, night2 = '') => `${first}    - day 1: [${words}]\n    - night 2: [${night2}]\n    - day 2: []\n`;
const nobody = '    - expect: { roles: { Ann: Mathematician, Bob: Innkeeper, Cat: Savant, Dan: Slayer, Eve: Tinker, Ivy: Dreamer } }\n';

rule('clocktower/character/mezepheles#1', 'is told the word in the first night, and nobody else is', `${game()}${first}    - day 1: []
    - expect:
        told: { Fay: [{ kind: result, ability: mezepheles, phase: night 1, result: kumquat }] }
        untold: { Gus: [{ text: kumquat }], Hal: [{ text: kumquat }], Cat: [{ text: kumquat }] }
`);

rule('clocktower/character/mezepheles#2', 'who says it in the channel turns evil in the next night', `${game()}${first}    - day 1: [${say('Cat')}]
    - expect: { roles: { Cat: Savant } }
    - night 2: []
    - day 2: []
    - expect: { roles: { Cat: evil Savant }, told: { Cat: [{ kind: notice, phase: night 2, result: evil }] } }
`);
rule('clocktower/character/mezepheles#2', 'in an opened whisper as well', `${game()}${said('Cat: whisper Eve, Eve: accept Cat, Cat: \'whisper Eve say "kumquat"\'')}    - expect: { roles: { Cat: evil Savant } }\n`);
rule('clocktower/character/mezepheles#2', 'in a note to a neighbour as well', `${game()}${said('Cat: \'whisper Dan say "kumquat"\'')}    - expect: { roles: { Cat: evil Savant } }\n`);
rule('clocktower/character/mezepheles#2', 'in a visit to the Storyteller as well', `${game()}${said('Cat: whisper Storyteller, Cat: \'whisper Storyteller say "kumquat"\'')}    - expect: { roles: { Cat: evil Savant } }\n`);
rule('clocktower/character/mezepheles#2', 'whatever its case and accents, and as a whole word', `${game()}${said(`${say('Ann', 'kumquats, kum quat')}, ${say('Cat', 'KÚMQUAT')}`)}    - expect: { roles: { Ann: Mathematician, Cat: evil Savant } }\n`);

rule('clocktower/character/mezepheles#4', 'only the first good speaker is turned, and none after', `${game()}${said(`${say('Cat')}, ${say('Dan')}`)}    - expect: { roles: { Cat: evil Savant, Dan: Slayer } }
    - day 2: [${say('Ann')}]
    - night 3: []
    - day 3: []
    - expect: { roles: { Ann: Mathematician, Dan: Slayer } }
`);
rule('clocktower/character/mezepheles#4', 'evil speakers and travellers do not count', `${game({ Tom: 'good Deviant' })}${said(`${say('Hal')}, ${say('Gus')}, ${say('Fay')}, ${say('Tom')}, ${say('Dan')}`)}    - expect: { roles: { Dan: evil Slayer, Tom: good Deviant } }\n`);

rule('clocktower/character/mezepheles#5', 'the converted learn no names, and the Mezepheles learns nothing', `${game()}${said(say('Cat'))}
    - expect: { told: { Cat: [{ result: evil }] }, untold: { Cat: [{ text: Gus }, { text: Fay }, { ability: demon }], Fay: [{ about: [Cat] }, { text: Cat }, { result: evil }] }, unannounced: [{ text: evil }] }
`);

rule('clocktower/character/mezepheles#6', 'a quoted word counts', `${game()}${said(say('Cat', 'was it (kumquat)?'))}    - expect: ${turned('Cat')}\n`);

rule('clocktower/character/mezepheles#7', 'one can be turned and killed in the same night', `${game()}${said(say('Cat'), 'Gus: lleech Cat')}    - expect: { dead: [Cat], roles: { Cat: evil Savant }, told: { Cat: [{ phase: night 2, result: evil }] } }\n`);

rule('clocktower/character/mezepheles#9', 'a dead speaker is turned as well', `${game()}${first}    - night 2: [Gus: lleech Cat]
    - day 2: [${say('Cat')}]
    - night 3: []
    - day 3: []
    - expect: { dead: [Cat], roles: { Cat: evil Savant } }
    - night 4: [Gus: lleech Ivy]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Dan, Eve, Ivy] }
`);

const spoiled = `${game({}, 'innkeeper-drunk: Fay')}${first}    - day 1: [${say('Cat')}]
    - night 2: [Bob: innkeeper Fay and Dan]
    - day 2: [${say('Dan')}]
    - expect: { roles: { Cat: Savant }, told: { Ann: [{ ability: mathematician, phase: night 2, result: 1 }] } }
    - night 3: []
    - day 3: []
    - expect: { roles: { Cat: Savant, Dan: Slayer } }
`;
rule('clocktower/character/mezepheles#10', 'malfunctioning when a conversion is due uses the ability up without effect', spoiled);

rule('clocktower/character/mezepheles#11', 'malfunctioning in the first night: any word may be told, and the secret one stays', `${game({}, 'malfunction-info: origami')}
    - night 1: [Gus: lleech Fay]
    - day 1: [${say('Dan', 'origami')}]
    - expect: { told: { Fay: [{ ability: mezepheles, result: origami }] } }
    - night 2: []
    - day 2: []
    - expect: { roles: { Dan: Slayer } }
`);
test('clocktower/character/mezepheles#11: by default a word that is not the secret one', () => {
  const told = toldBy(manySeeds(`${game()}    - night 1: [Gus: lleech Fay]\n    - day 1: []\n`), 'Fay', 'mezepheles');
  expect(told).toHaveLength(60);
  expect(told.filter(word => word === 'kumquat' || !rareWords.includes(word))).toEqual([]);
});
rule('clocktower/character/mezepheles#11', 'malfunctioning only while the word is said does not matter', `${game({}, 'innkeeper-drunk: Fay')}${first}    - night 2: [Bob: innkeeper Fay and Dan]
    - day 2: [${say('Cat')}]
    - night 3: []
    - day 3: []
    - expect: ${turned('Cat', 3)}
`);

rule('clocktower/character/mezepheles#12', 'a Vortox does not falsify the word', `${game({ Gus: 'Vortox' })}    - night 1: []\n    - day 1: []\n    - expect: { told: { Fay: [{ ability: mezepheles, result: kumquat }] } }\n`);

rule('clocktower/character/mezepheles#13', 'counts when malfunction stopped a due conversion', spoiled);
rule('clocktower/character/mezepheles#13', 'counts when it falsified the word', `${game()}
    - night 1: [Gus: lleech Fay]
    - day 1: []
    - expect: { told: { Ann: [{ ability: mathematician, phase: night 1, result: 1 }] } }
`);
rule('clocktower/character/mezepheles#13', 'not when nothing was due', `${game({}, 'innkeeper-drunk: Fay')}${first}    - night 2: [Bob: innkeeper Fay and Dan]
    - day 2: []
    - expect: { told: { Ann: [{ ability: mathematician, phase: night 2, result: 0 }] } }
`);

rule('clocktower/character/mezepheles#14', 'a dead Mezepheles turns nobody', `${game()}${first}    - night 2: [Gus: lleech Fay]
    - day 2: [${say('Cat')}]
    - night 3: []
    - day 3: []
    - expect: { dead: [Fay], roles: { Cat: Savant } }
`);
rule('clocktower/character/mezepheles#14', 'past conversions stay', `${game()}${said(say('Cat'))}    - night 3: [Gus: lleech Fay]
    - day 3: []
    - expect: { dead: [Fay], roles: { Cat: evil Savant } }
`);

rule('clocktower/character/mezepheles#15', 'the converted keep character and ability', `${game()}${said(say('Dan'))}    - day 2: [Dan: slayer Ivy]
    - expect: { phase: over, dead: [Gus, Ivy], roles: { Dan: evil Slayer }, winners: [Ann, Bob, Cat, Eve, Ivy] }
`);

rule('clocktower/character/mezepheles#16', 'a converted Cult Leader still takes the side of a neighbour in that night', `${game({ Cat: 'Cult Leader' })}${said(say('Cat'))}
    - expect: { roles: { Cat: Cult Leader }, told: { Cat: [{ phase: night 2, result: evil }, { phase: night 2, result: good }] } }
`);

rule('clocktower/character/mezepheles?1', 'the name of a picture is no word', `${game()}${said(`${say('Cat', 'look :kumquat: and :kumquat:')}`)}${nobody}`);
rule('clocktower/character/mezepheles?2', 'free words of a command count, names that were chosen do not', `${game({ Kumquat: 'Fool' })}${said('Ann: whisper Kumquat, Cat: slayer Kumquat, Dan: \'whisper Cat say "kumquat"\'')}    - expect: { roles: { Ann: Mathematician, Cat: Savant, Dan: evil Slayer } }\n`);

test('clocktower/character/mezepheles#1: the word is one of a list of rare words, of seven letters or more, that are no characters', () => {
  const words = Object.keys(tallyOf(manySeeds(game().replace('mezepheles-word: kumquat, ', '')), 'mezepheles-word'));
  expect(words.length).toBeGreaterThan(25);
  expect(words.filter(word => !rareWords.includes(word))).toEqual([]);
  const names = characters.map(({ name }) => name.toLowerCase());
  expect(rareWords.filter(word => !/^[a-z]{7,}$/.test(word) || names.includes(word))).toEqual([]);
});
test('clocktower/character/mezepheles#1: a word that is pinned is one word', () => {
  expect(faultOf(game().replace('kumquat', 'two words'))).toMatch(/"mezepheles-word" cannot be "two words" .* possible then: one word$/);
});

rule('clocktower/character/mezepheles#2', 'whoever runs the game may say that a remark does not count; then the next one does', `${game({}, 'mezepheles-said: [no, yes]')}${said(`${say('Cat')}, ${say('Dan')}`)}    - expect: { roles: { Cat: Savant, Dan: evil Slayer } }\n`);
rule('clocktower/character/mezepheles#2', 'and is asked in the night', `${game({}, '', 'mode: storyteller')}${first}    - day 1: [${say('Cat')}]
    - night 2 lock: [Storyteller: decide mezepheles-said perhaps, Storyteller: decide mezepheles-said no]
    - day 2: []
    - expect: { refused: [{ by: Storyteller, code: unknown-option }], roles: { Cat: Savant } }
`);
