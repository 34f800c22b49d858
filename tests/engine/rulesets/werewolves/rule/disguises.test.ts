import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/disguises#1', 'another role than the true one is seen', `${head}
  players: { Fay: Fortune Teller, Pac: Pack Tanner, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Demon]
    - night 2: [Fay: fortune teller Ann]
    - expect: { roles: { Ann: Citizen }, told: { Fay: [{ result: Demon }] } }
`);

rule('werewolves/rule/disguises#3', 'who is deceived by strong ones alone looks through weak ones', `${head}
  players: { Tra: Tracking Wolf, Pac: Pack Tanner, Sne: Sneaking Wolf, Ann: Citizen }
  play:
    - day 1: [Pac: pack tanner Sne as Assassin]
    - night 2: [Tra: tracking wolf Sne]
    - expect: { told: { Tra: [{ result: slight threat }] } }
`);

rule('werewolves/rule/disguises#4', 'the one put on last is seen', `${head}
  players: { Fay: Fortune Teller, Pac: Pack Tanner, Sne: Sneaking Wolf, Ann: Citizen }
  play:
    - day 1: [Pac: pack tanner Sne as Assassin]
    - night 2: [Fay: fortune teller Sne]
    - expect: { told: { Fay: [{ result: Assassin }] } }
`);

rule('werewolves/rule/disguises#5', 'it hides the role, and neither side nor group', `${head}
  players: { Fay: Fortune Teller, Hun: Huntsman, Pac: Pack Tanner, Wes: Wolf, Ann: Citizen }
  play:
    - day 1: [Pac: pack tanner Wes as Citizen]
    - night 2: [Fay: fortune teller Wes, Hun: huntsman Wes]
    - expect: { told: { Fay: [{ result: Citizen }], Hun: [{ result: true }] } }
`);

rule('werewolves/rule/disguises#6', 'one for a night ends, one for good stays', `${head}
  players: { Fay: Fortune Teller, Pac: Pack Tanner, Sne: Sneaking Wolf, Ann: Citizen }
  play:
    - day 1: [Pac: pack tanner Sne as Assassin]
    - night 3: [Fay: fortune teller Sne]
    - expect: { told: { Fay: [{ result: Citizen }] } }
`);

rule('werewolves/rule/disguises#7', "a Sneaking Wolf in another's disguise", `${head}
  players: { Fay: Fortune Teller, Aur: Aura Teller, Hun: Huntsman, Pac: Pack Tanner, Sne: Sneaking Wolf, Ann: Citizen }
  play:
    - day 1: [Pac: pack tanner Sne as Demon]
    - night 2: [Fay: fortune teller Sne, Aur: aura teller Sne, Hun: huntsman Sne]
    - expect: { told: { Fay: [{ result: Demon }], Aur: [{ result: not a threat }], Hun: [{ result: true }] } }
`);

rule('werewolves/rule/disguises#8', "a Demon's is weak", `${head}
  players: { Tra: Tracking Wolf, Fay: Fortune Teller, Dem: Demon, Ann: Citizen }
  play:
    - day 0: [Dem: demon as Citizen]
    - night 1: [Fay: fortune teller Dem, Tra: tracking wolf Dem]
    - expect: { told: { Fay: [{ result: Citizen }], Tra: [{ result: { not: slight threat } }] } }
`);

rule('werewolves/rule/disguises#9', 'one that belongs to a role ends with it', `${head}
  players: { Sne: Sneaking Wolf, Vam: Vampire, Axl: Assassin, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Sne, Axl: assassin Sne]
    - night 3: [Fay: fortune teller Sne]
    - expect: { told: { Fay: [{ result: Undead }] } }
`);

rule('werewolves/rule/disguises#10', 'who set it may die', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Witch, Ann: vote Tan]
    - night 2: [Fay: fortune teller Wes]
    - expect: { dead: [Tan], told: { Fay: [{ result: Witch }] } }
`);
