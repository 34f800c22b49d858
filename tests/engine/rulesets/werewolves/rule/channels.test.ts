import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/whispers#1', 'words without a name: in the tavern, to guests, to whom the Corrupt Wolf chose', `${head}
  players: { Bar: Bartender, Gra: Grandma, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Gra: grandma Ann, Cor: corrupt wolf Bob with 2, Gra: grandma say "cookies"]
    - day 1: [Bar: bartender say "cheers", Cor: corrupt wolf say "psst"]
    - expect: { announced: [{ kind: notice, about: [], text: cheers }], told: { Ann: [{ about: [], text: cookies }], Bob: [{ about: [], text: psst }] }, untold: { Ann: [{ text: psst }], Bob: [{ text: cookies }], Cal: [{ text: psst }, { text: cookies }] } }
`);

rule('werewolves/rule/whispers#2', 'nothing redirects them and nothing blocks them', `${head}
  players: { Pes: Horseman of Pestilence, Cor: Corrupt Wolf, Ass: Assistant, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Ass: assistant Ann, Cor: corrupt wolf Ass with 2, Pes: horseman of pestilence Cor]
    - day 1: [Cor: corrupt wolf say "psst"]
    - expect: { told: { Ass: [{ about: [], text: psst }] }, untold: { Ann: [{ text: psst }], Cor: [{ ability: corrupt wolf, result: false }] } }
`);

rule('werewolves/rule/whispers#3', 'for their time, and not after it', `${head}
  players: { Gra: Grandma, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Gra: grandma Ann, Cor: corrupt wolf Bob with 2]
    - day 1: [Gra: grandma say "one more"]
    - expect: { refused: [], told: { Ann: [{ text: one more }] } }
    - night 2: [Cor: corrupt wolf say "psst", Gra: grandma say "gone?"]
    - expect: { refused: [{ by: Cor }, { by: Gra }], untold: { Ann: [{ text: gone }], Bob: [{ text: psst }] } }
`);

rule('werewolves/rule/announcements#1', 'phases, deaths, votes, offices: everybody reads them', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Bob: vote Cal, Bob: vote Dee in mayor]
    - end
    - expect: { announced: [{ kind: phase, phase: day 1 }, { kind: death, about: [Ann] }, { kind: vote, about: [Cal] }, { kind: death, about: [Cal] }, { kind: notice, about: [Dee], result: Mayor }] }
`);

rule('werewolves/rule/announcements#3', 'who reveals the own role with an act', `${head}
  players: { Bar: Barber, Roy: Royal Knight, Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf, Woz: Wolf }
  play:
    - day 2: [Bar: barber Wes with reveal, Roy: royal knight with reveal]
    - end
    - expect: { announced: [{ kind: reveal, about: [Bar], result: Barber }, { kind: reveal, about: [Roy], result: Royal Knight }] }
    - day 3: [Exe: executioner Wim, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes, Wim], announced: [{ kind: reveal, about: [Exe], result: Executioner }] }
`);

rule('werewolves/rule/announcements#3', 'who reveals it in dying', `${head}
  players: { Hun: Huntress, Ran: Ranger, Mad: { Mad Scientist: { subjects: [Ann, Wim] } }, Cul: Cult Leader, Axl: Assassin, Ann: Citizen, Wes: Wolf, Wim: Wolf, Woz: Wolf }
  play:
    - night 2: [Hun: huntress Woz, Ran: ranger Ann, Mad: mad scientist Wim, Wes: vote Hun in wolfpack, Cul: vote Ran in cult, Axl: assassin Mad]
    - day 2: []
    - expect: { announced: [{ kind: reveal, about: [Hun], result: Huntress }, { kind: reveal, about: [Ran], result: Ranger }, { kind: reveal, about: [Ann], result: Citizen }, { kind: reveal, about: [Mad], result: Mad Scientist }] }
`);

rule('werewolves/rule/announcements#3', "an attacked Macho, a jury's finding, what was done to the Bard, an Angel's companion", `${head}
  players: { Mac: Macho, Bar: Bard, Fay: Fortune Teller, Jim: Juror, Jan: Juror, Ang: Angel, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Wes: vote Mac in wolfpack, Fay: fortune teller Bar, Jim: vote Wim in jury]
    - day 2: [Ann: vote Ang]
    - end
    - expect: { announced: [{ kind: notice, result: Macho, phase: day 2 }, { kind: notice, about: [Bar], result: investigated }, { kind: reveal, about: [], result: Wolf }, { kind: death, about: [Ann] }] }
`);

rule('werewolves/rule/announcements#4', 'lovers who go together, and who ascends or descends, are told of as such', `${head}
  decide: { chef-waiters: [[Cup]] }
  players: { Cup: { Undead Cupid: { lover: Ann } }, Des: Despot, Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Bob: vote Cup, Bob: vote Des in mayor]
    - end
    - expect: { dead: [Cup, Ann, Des, Che], announced: [{ kind: notice, about: [Cup, Ann] }, { kind: win, about: [Des], result: Despot }, { kind: notice, about: [Che], result: Chef }] }
`);

rule('werewolves/rule/channels#1', 'the Mayor speaks to everybody by name, the tavern without one', `${head}
  players: { Bar: Bartender, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Bob: mayor say "order", Cal: mayor say "mine", Bar: bartender say "cheers"]
    - expect: { refused: [{ by: Cal }], announced: [{ about: [Bob], text: order }, { about: [], text: cheers }] }
`);

rule('werewolves/rule/channels#2', 'a role, an office and an extra role are told to the player alone; a group has its channel', `${head}
  players: { Fle: Fletcher, Bak: Baker, Bea: Baker, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Citizen }] }, untold: { Bob: [{ result: Baker }] }, unannounced: [{ result: Baker }], channels: { bakers: [Bak, Bea] } }
    - day 0: [Fle: fletcher Ann]
    - day 1: [Ann: vote Bob in mayor]
    - end
    - expect: { told: { Ann: [{ kind: role, result: "Fletcher's Customer" }], Bob: [{ kind: role, result: Mayor }] }, untold: { Bob: [{ result: "Fletcher's Customer" }] }, unannounced: [{ result: "Fletcher's Customer" }] }
`);

rule('werewolves/rule/channels#3', 'the dead have a channel, where the question of a Medium is put', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?", Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { channels: { the-dead: [Ann, Wim] }, told: { Ann: [{ text: is Wes a wolf }], Wim: [{ text: is Wes a wolf }] }, untold: { Bob: [{ text: is Wes a wolf }] }, unannounced: [{ text: is Wes a wolf }] }
`);

rule('werewolves/rule/channels#1', 'in story time by day and by night, and no dead Mayor; in the tavern no dead Bartender', `${head}
  players: { Bar: Bartender, Bea: Bartender, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - night 2: [Bob: mayor say "one", Bob: mayor say "two", Bar: bartender say "three", Bar: bartender say "four"]
    - expect: { refused: [], announced: [{ kind: phase, phase: night 2 }, { about: [Bob], text: one }, { about: [Bob], text: two }, { about: [], text: three }, { about: [], text: four }] }
    - day 2: [Ann: vote Bob, Bar: vote Bob, Bob: mayor say "five"]
    - expect: { refused: [], announced: [{ kind: phase, phase: day 2 }, { about: [Bob], text: five }] }
    - night 3: [Bob: mayor say "six", Wes: vote Bar in wolfpack]
    - day 3: [Bar: bartender say "seven", Bea: bartender say "eight"]
    - expect: { dead: [Bar, Bob], refused: [{ by: Bob }, { by: Bar }], announced: [{ about: [], text: eight }], unannounced: [{ text: six }, { text: seven }] }
`);

test('werewolves/rule/channels#1: in the booth everybody sees who votes for whom, the dead too, and nobody else sees what the pack votes', () => {
  const { desk } = played(`${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - day 2: [Ann: vote Bob, Wes: vote Cal, Cal: vote Cal in mayor]
  `).session;
  const booth = [{ id: 'lynch', votes: ['s1 s2', 's4 s3'] }, { id: 'mayor', votes: ['s3 s3'] }];
  const seen = (seat: string): unknown => desk.view(seat).polls.map(({ id, ballots }) => ({ id, votes: ballots.map(one => `${one.seat} ${one.choice}`) }));
  expect(['s1', 's2', 's3', 's4', 's5'].map(seen)).toEqual([booth, booth, booth, booth, booth]);
  desk.timeUp();
  expect(['s1', 's3', 's4', 's5'].map(seen)).toEqual([[], [], [{ id: 'wolfpack', votes: [] }], []]);
});

/** The channels that there are after a game. */
const channelsOf = (record: string): readonly string[] => Object.keys(played(head + record).session.desk.game.play!.chats).sort();

rule('werewolves/rule/channels#4', 'nobody opens a channel of their own', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: say "hi", Ann: say "hi" in bob, Ann: say "hi" in secret, Wes: say "hi" in ann]
    - expect: { refused: [{ by: Ann, text: 'say "hi"' }, { by: Ann, text: in bob }, { by: Ann, text: in secret }, { by: Wes }], untold: { Bob: [{ text: hi }], Ann: [{ text: hi }] } }
`);

test('werewolves/rule/channels#4: whoever plays, there are the channels of groups and that of the dead, and no others', () => {
  expect(channelsOf(`
  players: { Cup: Cupid, Gra: Grandma, Bak: Baker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Flu: Flute Player, Hal: Horseman of War, Hob: Horseman of Famine, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Gra: grandma Bob, Flu: flute player Ann, Hal: horseman of war Hob, Wes: vote Cal in wolfpack]
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Ann: say "hi" in bob]
  `)).toEqual(['bakers', 'couple', 'enchanted', 'flute-channel', 'grandmas-house', 'horsemen-channel', 'the-dead', 'wolfpack']);
});

test('werewolves/rule/channels?1: a game without any group is played to its end without any channel but that of the dead', () => {
  const record = `
  players: { Ann: Fortune Teller, Bob: Citizen, Cal: Witch, Lon: Lone Wolf }
  play:
    - night 1: [Ann: fortune teller Lon, Lon: lone wolf Bob]
    - day 1: [Ann: vote Lon, Cal: vote Lon]
    - end
  `;
  expect(played(head + record).session.isOver).toBe(true);
  expect(channelsOf(record)).toEqual(['the-dead']);
});

rule('werewolves/rule/channels#5', 'the dead write to the dead alone, and read what all read', `${head}
  players: { Bar: Bartender, Bak: Baker, Bea: Baker, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bar, Bea: vote Bar]
    - night 2: [Wes: vote Bak in wolfpack]
    - day 2: [Bar: say "hello" in the-dead, Ann: say "hello" in the-dead, Bak: say "hello" in bakers, Bar: bartender say "hello"]
    - expect: { dead: [Bar, Bak], told: { Bak: [{ about: [Bar], text: hello }] }, untold: { Ann: [{ text: hello }], Bea: [{ text: hello }] }, unannounced: [{ text: hello }], refused: [{ by: Ann }, { by: Bak }, { by: Bar, text: bartender }] }
`);
