import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/investigations#4', 'a weak disguise deceives some, a strong one more, and nobody who looks for the pack', `${head}
  players: { Fay: Fortune Teller, Aur: Aura Teller, Tra: Tracking Wolf, Inn: Innkeeper, Hun: Huntsman, Pac: Pack Tanner, Sne: Sneaking Wolf, Ann: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Assassin]
    - night 2: [Fay: fortune teller Ann, Aur: aura teller Ann, Tra: tracking wolf Ann, Inn: innkeeper as Assassin, Hun: huntsman Ann]
    - expect: { told: { Fay: [{ result: Assassin }], Aur: [{ result: not a threat }], Tra: [{ result: slight threat }], Inn: [{ result: 0 }], Hun: [{ result: false }] } }
    - night 3: [Fay: fortune teller Sne, Aur: aura teller Sne, Tra: tracking wolf Sne, Inn: innkeeper as Sneaking Wolf, Hun: huntsman Sne]
    - expect: { told: { Fay: [{ result: Citizen }], Aur: [{ result: not a threat }], Tra: [{ result: slight threat }], Inn: [{ result: 0 }], Hun: [{ result: true }] } }
`);

rule('werewolves/rule/investigations#5', 'fails by an obstruction alone: neither protection nor absence hides anybody', `${head}
  players: { Pes: Horseman of Pestilence, Fay: Fortune Teller, Fred: Fortune Teller, Flo: Fortune Teller, Wit: Witch, Hou: Houseguest, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Fay, Wit: witch Ann with life, Hou: houseguest Ann]
    - night 1: [Fay: fortune teller Ann, Fred: fortune teller Ann, Flo: fortune teller Hou]
    - expect: { told: { Fay: [{ ability: fortune teller, result: false }], Fred: [{ about: [Ann], result: Citizen }], Flo: [{ about: [Hou], result: Houseguest }] }, untold: { Fay: [{ result: Citizen }] } }
`);

rule('werewolves/rule/disguises#2', 'weak ones and strong ones: who looks through the one is deceived by the other', `${head}
  players: { Aur: Aura Teller, Aua: Aura Teller, Dem: Demon, Psy: Psychopath, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Dem: demon as Citizen, Psy: psychopath as Assassin]
    - night 1: [Aur: aura teller Dem, Aua: aura teller Psy]
    - expect: { told: { Aur: [{ about: [Dem], result: a threat }], Aua: [{ about: [Psy], result: a threat }] } }
`);

rule('werewolves/rule/investigations#1', 'of roles, alignments, threats, and numbers', `${head}
  players: { Fay: Fortune Teller, Ora: Oracle, Inn: Innkeeper, Aur: Aura Teller, Axl: Assassin, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Axl, Ora: oracle Axl and Wes, Inn: innkeeper as Wolf, Aur: aura teller Wes]
    - expect: { told: { Fay: [{ result: Assassin }], Ora: [{ result: false }], Inn: [{ result: 1 }], Aur: [{ result: a threat }] } }
`);

rule('werewolves/rule/investigations#2', 'a disguise deceives who looks for a role', `${head}
  players: { Fay: Fortune Teller, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Fay: fortune teller Sne]
    - expect: { told: { Fay: [{ result: Citizen }] } }
`);

rule('werewolves/rule/investigations#3', 'and not who looks for the pack or the side', `${head}
  players: { Hun: Huntsman, Ora: Oracle, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Hun: huntsman Sne, Ora: oracle Sne and Ann]
    - expect: { told: { Hun: [{ about: [Sne], result: true }], Ora: [{ result: false }] } }
`);

rule('werewolves/rule/investigations#6', 'nothing marks a result as false', `${head}
  players: { Fay: Fortune Teller, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen]
    - night 2: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ kind: result, about: [Wes], result: Citizen }] }, untold: { Fay: [{ text: disguise }] } }
`);
