import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/recluse?1', 'of a group it hears the role of whoever came, when the night is over', `${head}
  decide: { wolfpack-executor: Cor }
  players: { Rec: Recluse, Cor: Corrupt Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cor: vote Rec in wolfpack, Wes: vote Rec in wolfpack]
    - expect: { untold: { Rec: [{ ability: recluse }] } }
    - day 1: []
    - expect: { told: { Rec: [{ ability: recluse, about: [Cor], result: Corrupt Wolf, phase: night 1 }] }, dead: [] }
`);

rule('werewolves/role/recluse?2', 'of an extra role it hears that', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Bob: vote Ann in guardian]
    - night 2: [Ann: guardian Rec]
    - day 2: []
    - expect: { told: { Rec: [{ kind: notice, ability: recluse, result: Guardian }] } }
`);

rule('werewolves/role/recluse?3', 'hears of what was redirected to it', `${head}
  players: { Rec: Recluse, Flu: Flute Player, App: Flute Apprentice, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Rec, Fay: fortune teller App]
    - expect: { told: { Rec: [{ ability: recluse, result: Fortune Teller }] } }
`);

rule('werewolves/role/recluse?4', 'the attackers hear of a failure and no more', `${head}
  players: { Rec: Recluse, Wit: Witch, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Wes: vote Rec in wolfpack]
    - day 1: []
    - expect: { told: { Wes: [{ ability: wolfpack, about: [Rec], result: false }] }, untold: { Wes: [{ text: Recluse }] } }
`);

rule('werewolves/role/none?1', "a None's kill does nothing", `${head}
  players: { Non: None, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Non: none Host]
    - day 2: []
    - expect: { dead: [], refused: [] }
`);

test('werewolves/role/none?2: is dealt to nobody on purpose', () => {
  expect(() => played(`
  rules: werewolves
  players: { Non: None, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
`)).toThrow('None');
});

rule('werewolves/role/none?3', 'stands in the way of the werewolves', `${head}
  players: { Non: None, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], winners: [] }
    - day 1: [Wes: vote Non, Wim: vote Non]
    - end
    - expect: { phase: over, winners: [Wes, Wim] }
`);

rule('werewolves/role/unemployed-chef?1', 'beside a Chef it has the same waiters, drawn once: with these dead both go, whoever else lives', `${head}
  decide: { chef-waiters: [[Ann, Wes], [Bob, Wim]] }
  players: { Che: Chef, Une: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { dead: [Che, Une, Ann, Wes], alive: [Bob, Cal, Wim], announced: [{ about: [Che], result: Chef }, { about: [Une], result: Unemployed Chef }] }
`);

rule('werewolves/role/unemployed-chef?1', 'and one of them is enough for both to win', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Une: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { phase: over, winners: [Che, Une, Ann, Bob, Cal] }
`);

rule('werewolves/role/dog?1', 'no side can be named, and not the role of another', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Townsfolk, Fido: dog as Werewolf, Fido: dog as Unaligned, Fido: dog as Citizen]
    - expect: { roles: { Fido: Dog }, refused: [{ by: Fido, text: dog as Townsfolk }, { by: Fido, text: dog as Werewolf }, { by: Fido, text: dog as Unaligned }, { by: Fido, text: dog as Citizen }] }
`);

rule('werewolves/role/dog?1', 'what it takes is the role with all that it can do, not a Dog on that side', `${head}
  players: { Fido: Dog, Kit: Cat, Rex: Dog, Kat: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Fido: dog as Cursed Civilian, Rex: dog as Wolf, Rex: vote Fido in wolfpack, Wes: vote Fido in wolfpack]
    - expect: { roles: { Fido: Cursed Civilian, Rex: Wolf }, refused: [] }
    - day 1: []
    - expect: { dead: [], roles: { Fido: Wolf }, channels: { wolfpack: [Fido, Rex, Wes, Wim] } }
`);

rule('werewolves/role/cupid?1', 'a lover of a team of its own stands with the Cupid, in no role of another kind', `${head}
  players: { Cup: Cupid, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Pyr]
    - expect: { roles: { Cup: Cupid }, channels: { couple: [Cup, Pyr] } }
`);

test('werewolves/role/cupid?2: there is one Cupid', () => {
  expect(() => played(`
  rules: werewolves
  players: { Cup: Cupid, Cap: Cupid, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: []
`)).toThrow('Cupid');
});

rule('werewolves/role/cupid?3', 'bitten before it chose it has a lover at once, who is drawn', `${head}
  decide: { cupid-lover: Ann }
  players: { Cup: Cupid, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Cup]
    - expect: { roles: { Cup: Cupid Wolf }, channels: { couple: [Cup, Ann] } }
`);

rule('werewolves/role/undead?1', 'a former member of the cult votes there with weight', `${head}
  players: { Lea: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Mem, Wes: vote Mem in wolfpack]
    - day 1: []
    - expect: { roles: { Mem: Undead } }
    - night 2: [Mem: vote Ann in cult]
    - expect: { refused: [] }
`);
