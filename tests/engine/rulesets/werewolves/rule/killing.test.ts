import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/killing#4', 'who is protected from attacks dies of the plague', `${head}
  players: { Wit: Witch, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 3: [Wit: witch Ann with life]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/killing#5', 'no protection from attacks stops a lynch', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with life]
    - day 1: [Wes: vote Ann, Bob: vote Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/killing#8', 'the death of a lover is stopped by nothing', `${head}
  decide: { cupid-lover: Ann }
  players: { Cup: Cupid, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Wit: witch Ann with life, Wes: vote Cup in wolfpack]
    - day 1: []
    - expect: { dead: [Ann, Cup] }
`);

rule('werewolves/rule/killing#6', 'a lynch that is passed on is an indirect one: the Huntress strikes', `${head}
  players: { Exe: Executioner, Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Exe: executioner Hun, Hun: huntress Wes]
    - day 2: [Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Hun, Wes], announced: [{ kind: reveal, about: [Exe], result: Executioner }, { kind: reveal, about: [Hun], result: Huntress }] }
`);
