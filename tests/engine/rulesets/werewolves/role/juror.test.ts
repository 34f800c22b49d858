import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

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

rule('werewolves/role/juror#5', 'with one Juror left the jury is disbanded', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Jan, Bob: vote Jan]
    - night 2: [Jim: vote Wes in jury]
    - expect: { dead: [Jan], refused: [{ by: Jim }] }
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

rule('werewolves/role/juror#9', 'an enchanted Juror may bring a false role', `${head}
  decide: { juror-enchanted: 'false', jury-executor: Jan }
  players: { Jim: Juror, Jan: Juror, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Jan]
    - night 2: [Jan: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/role/juror#10', 'only the one who carries it out matters', `${head}
  decide: { jury-executor: Jim }
  players: { Jim: Juror, Jan: Juror, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Jan]
    - night 2: [Jan: vote Wes in jury, Jim: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/juror?1', 'the jury hears who it was, everybody else the role alone', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Warlock, Wim: Wolf }
  play:
    - night 2: [Jim: vote Wes in jury]
    - day 2: []
    - expect:
        told: { Jim: [{ about: [Wes], result: Warlock }], Jan: [{ about: [Wes], result: Warlock }] }
        untold: { Ann: [{ about: { has: [Wes] } }] }
        announced: [{ kind: reveal, result: Warlock }]
        unannounced: [{ about: { has: [Wes] } }]
`);

rule('werewolves/role/juror?2', 'an unaligned role is none of the town', `${head}
  players: { Jim: Juror, Jan: Juror, Des: Despot, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Jim: vote Des in jury]
    - day 2: []
    - expect: { announced: [{ kind: reveal, result: Despot }] }
`);

rule('werewolves/role/juror?3', 'who was one does not keep the jury together', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Jim]
    - night 2: [Jan: vote Wes in jury]
    - expect: { roles: { Jim: Wolf }, refused: [{ by: Jan }] }
`);

rule('werewolves/role/juror?3', 'who was one carries it out only where no Juror voted so', `${head}
  decide: { juror-enchanted: 'false', jury-executor: Jim }
  players: { Jim: Juror, Jan: Juror, Jo: Juror, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Jim, Flu: flute player Jan]
    - night 2: [Jim: vote Wes in jury, Jan: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jo: [{ ability: jury, about: [Wes], result: Flute Player }] } }
    - night 3: [Jim: vote Ann in jury]
    - day 3: []
    - expect: { told: { Jo: [{ ability: jury, about: [Ann], result: Citizen }] } }
`);

rule('werewolves/role/juror?4', 'the role that was seen counts, not the side of the player', `${head}
  players: { Jim: Juror, Jan: Juror, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Warlock]
    - night 2: [Jim: vote Ann in jury]
    - day 2: []
    - expect: { told: { Jan: [{ about: [Ann], result: Warlock }] }, announced: [{ kind: reveal, result: Warlock }] }
`);
