import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

/** Roles that are not dealt together: what is said about it. */
const refuses = (id: string, roles: readonly string[], why: RegExp): void => {
  test(`${id}: is refused without what it needs`, () => {
    const players = roles.map((role, at) => `    P${at + 1}: ${role}`).join('\n');
    expect(() => played(`\n  rules: werewolves\n  players:\n${players}\n  play:\n    - night 1: []\n`)).toThrow(why);
  });
};

refuses('werewolves/role/baker#1', ['Baker', 'Citizen', 'Citizen', 'Citizen', 'Wolf'], /at least 2 of the role Baker/);
refuses('werewolves/role/butcher#1', ['Butcher', 'Bloody Butcher', 'Citizen', 'Citizen', 'Wolf'], /at least 2 of the role Butcher/);
refuses('werewolves/role/butcher#3', ['Butcher', 'Butcher', 'Citizen', 'Citizen', 'Wolf'], /needs a Bloody Butcher in the game/);
refuses('werewolves/role/alcoholic#3', ['Alcoholic', 'Citizen', 'Citizen', 'Citizen', 'Wolf'], /needs a Bartender/);

rule('werewolves/rule/setup#9', 'one leader is enough for a whole cult', `
  rules: werewolves
  players: { Cul: Cult Leader, Mem: Cult Member, Mim: Cult Member, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: []
    - expect: { channels: { cult: [Cul, Mem, Mim] } }
`);

rule('werewolves/role/butcher#2', 'all of them share a channel with the spy', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { butchers: [But, Bud, Blo], wolfpack: [Blo, Wes] } }
`);

rule('werewolves/role/butcher#4', 'nobody is told who the spy is', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Ora: Oracle, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle But and Ann]
    - expect: { told: { Ora: [{ result: true }] }, untold: { But: [{ about: [Blo] }], Bud: [{ about: [Blo] }] } }
`);

rule('werewolves/role/butcher#5', 'who is bitten is one more Bloody Butcher', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Ann: Citizen, Cal: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf But]
    - expect: { roles: { But: Bloody Butcher, Bud: Butcher } }
`);

rule('werewolves/role/cult-acolyte#1', 'votes in the cult like a member', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Aco: vote Wes in cult, Cul: vote nobody in cult]
    - day 2: []
    - expect: { dead: [Wes], channels: { cult: [Cul, Aco] } }
`);

rule('werewolves/role/cult-acolyte#2', 'the attack is chosen by vote, from Night 2, at the end of the night', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Aco: vote Wes in cult]
    - expect: { refused: [{ by: Aco }] }
    - night 2: [Aco: vote Wes in cult, Cul: vote Wes in cult, Mem: vote Wim in cult]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/cult-acolyte#3', 'one attack more in the night after an Acolyte dies, and not later', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Aco, Bob: vote Aco]
    - night 2: [Cul: vote Ann in cult, Cul: vote Bob in cult 2]
    - day 2: []
    - expect: { dead: [Aco, Ann, Bob] }
    - night 3: [Cul: vote Wes in cult 2]
    - expect: { refused: [{ by: Cul }] }
`);

rule('werewolves/role/cult-acolyte#5', 'of several one is promoted', `${head}
  decide: { cult-heir: Ava }
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ava: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Cul, Bob: vote Cul]
    - night 2: [Ava: vote Wes in cult]
    - expect: { roles: { Ava: Cult Leader, Aco: Cult Acolyte } }
    - day 2: []
    - expect: { dead: [Cul, Wes] }
`);

rule('werewolves/role/cult-acolyte#6', 'who has changed role still votes', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Aco]
    - night 2: [Aco: vote Bob in cult]
    - day 2: []
    - expect: { dead: [Bob], roles: { Aco: Wolf } }
`);

rule('werewolves/role/juror#1', 'share a channel', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { jury: [Jim, Jan] } }
`);

rule('werewolves/role/juror#2', 'votes from Night 2', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jim: vote Wes in jury]
    - expect: { refused: [{ by: Jim }] }
    - night 2: [Jim: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jan: [{ ability: jury, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/juror#3', 'hears the result when the night is over', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Jim: vote Ann in jury]
    - expect: { untold: { Jan: [{ ability: jury, about: [Ann] }] } }
    - day 2: []
    - expect: { told: { Jan: [{ ability: jury, about: [Ann], result: Citizen }] }, unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/juror#4', 'a role of another side is announced, without the player', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Jim: vote Wes in jury]
    - day 2: []
    - expect: { announced: [{ kind: reveal, result: Wolf }], unannounced: [{ kind: reveal, about: [Wes] }] }
`);

rule('werewolves/role/juror#6', 'a member who has lost the role still votes', `${head}
  players: { Jim: Juror, Jan: Juror, Jo: Juror, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Jim]
    - night 2: [Jim: vote Wes in jury]
    - day 2: []
    - expect: { roles: { Jim: Wolf }, told: { Jan: [{ ability: jury, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/juror#7', 'one who voted for the target carries it out', `${head}
  decide: { jury-executor: Jan }
  players: { Jim: Juror, Jan: Juror, Jo: Juror, Ann: Citizen, Bob: Citizen, Rec: Recluse, Wes: Wolf }
  play:
    - night 2: [Jim: vote Rec in jury, Jan: vote Rec in jury, Jo: vote Ann in jury]
    - day 2: []
    - expect: { told: { Jo: [{ ability: jury, about: [Jan] }] } }
`);

rule('werewolves/role/juror#8', 'a weak disguise deceives it', `${head}
  players: { Jim: Juror, Jan: Juror, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Baker]
    - night 2: [Jim: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jan: [{ ability: jury, about: [Wes], result: Baker }] }, unannounced: [{ kind: reveal }] }
`);
