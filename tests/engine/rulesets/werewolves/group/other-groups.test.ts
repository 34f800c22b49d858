import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/bakers#1', 'all Bakers share a channel', `${head}
  players: { Bak: Baker, Bea: Baker, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { bakers: [Bak, Bea] } }
`);

rule('werewolves/group/bakers#2', 'who loses the role stays', `${head}
  players: { Bak: Baker, Bea: Baker, Vam: Vampire, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Bak, Axl: assassin Bak]
    - day 2: []
    - expect: { roles: { Bak: Undead, Bea: Baker }, channels: { bakers: [Bak, Bea] } }
`);

rule('werewolves/group/bakers#3', 'when one is infected the others become Butchers', `${head}
  players: { Bak: Baker, Bea: Baker, Ben: Baker, Inf: Infecting Wolf, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Bak]
    - expect: { roles: { Bak: Bloody Butcher, Bea: Butcher, Ben: Butcher }, channels: { butchers: [Bak, Bea, Ben] } }
`);

rule('werewolves/group/butchers#1', 'the Bloody Butcher is among them', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Bud: Butcher, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { butchers: [Blo, But, Bud] } }
`);

rule('werewolves/group/hellhounds#1', "share a channel besides the pack's", `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { hellhounds: [Hel, Hek], wolfpack: [Hel, Hek, Wes] } }
`);

rule('werewolves/group/cult#1', 'leader, members and acolytes share a channel', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Aco: Cult Acolyte, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { cult: [Cul, Mem, Aco] } }
`);

rule('werewolves/group/cult#3', "the leader's death disbands it, and not the leader's change of role", `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Cul]
    - night 2: [Mem: vote Ann in cult]
    - day 2: [Bob: vote Cul]
    - night 3: [Mem: vote Bob in cult]
    - expect: { dead: [Ann, Cul], refused: [{ by: Mem }] }
`);

rule('werewolves/group/cult#4', 'an Acolyte succeeds a dead leader when the next night starts', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cul]
    - expect: { roles: { Aco: Cult Acolyte } }
    - night 2: [Aco: vote Ann in cult]
    - day 2: []
    - expect: { roles: { Aco: Cult Leader }, dead: [Cul, Ann] }
`);

rule('werewolves/group/cult#5', "an Acolyte's death gives one more attack", `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Aco]
    - night 2: [Cul: vote Ann in cult, Cul: vote Bob in cult 2]
    - day 2: []
    - expect: { dead: [Aco, Ann, Bob] }
`);

rule('werewolves/group/jury#1', 'all Jurors share a channel', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { jury: [Jim, Jan] } }
`);

rule('werewolves/group/jury#3', 'with fewer than two living Jurors it is disbanded', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Jan]
    - night 2: [Jim: vote Wes in jury]
    - expect: { refused: [{ by: Jim }] }
`);

rule('werewolves/group/jury#4', 'who has changed role votes with full weight', `${head}
  players: { Jim: Juror, Jan: Juror, Joe: Juror, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Jim]
    - night 2: [Jim: vote Ann in jury]
    - day 2: []
    - expect: { told: { Jan: [{ ability: jury, about: [Ann], result: Citizen }] } }
`);

rule('werewolves/poll/cult#1', 'private to the cult, from Night 2', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cul: vote Ann in cult]
    - night 2: [Ann: vote Bob in cult, Mem: vote Bob in cult]
    - expect: { refused: [{ by: Cul }, { by: Ann }] }
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/poll/jury#1', 'its winner is investigated', `${head}
  players: { Jim: Juror, Jan: Juror, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Jim: vote Axl in jury, Jan: vote Axl in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Axl], result: Assassin }] }, unannounced: [{ kind: reveal }] }
`);
