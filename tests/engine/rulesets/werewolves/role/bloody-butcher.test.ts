import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/bloody-butcher#1', 'sits among the Butchers', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Bud: Butcher, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { butchers: [Blo, But, Bud] } }
`);

rule('werewolves/role/bloody-butcher#2', 'is in both channels', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Bud: Butcher, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Blo: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], channels: { wolfpack: [Blo, Wes] } }
`);

rule('werewolves/role/bloody-butcher#3', 'wins with the werewolves', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Wes: Wolf }
  play:
    - night 1: [Blo: vote But in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Blo, Wes] }
`);

rule('werewolves/role/bloody-butcher?1', 'wears no disguise, weak or strong', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Bud: Butcher, Fay: Fortune Teller, Inn: Innkeeper, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Blo, Inn: innkeeper as Bloody Butcher]
    - night 2: [Inn: innkeeper as Butcher]
    - expect: { told: { Fay: [{ about: [Blo], result: Bloody Butcher }], Inn: [{ ability: innkeeper, result: 1 }, { ability: innkeeper, result: 2 }] } }
`);
