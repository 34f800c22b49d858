import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

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

rule('werewolves/rule/redirection#1', 'an ability strikes another than the chosen one', `${head}
  players: { Cor: Corrupt Wolf, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Flu: flute player Cor, App: flute apprentice Ann, Cor: corrupt wolf App with 2]
    - day 1: [Ann: vote Bob, App: vote Cal]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/redirection#5', 'its user is not told', `${head}
  decide: { fortune-teller-enchanted: "true" }
  players: { Fay: Fortune Teller, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Axl, Fay: fortune teller App]
    - expect: { told: { Fay: [{ about: [App], result: Assassin }] }, untold: { Fay: [{ about: [Axl] }, { text: Axl }] } }
`);

rule('werewolves/rule/redirection#6', 'it is the act of who used it', `${head}
  players: { Tra: Tracking Wolf, Flu: Flute Player, App: Flute Apprentice, Rec: Recluse, Ann: Citizen }
  play:
    - night 1: [Flu: flute player Tra, App: flute apprentice Rec]
    - night 2: [Tra: tracking wolf App]
    - expect: { told: { Rec: [{ ability: recluse, about: [Tra], result: Tracking Wolf }] }, untold: { Rec: [{ result: Flute Apprentice, phase: night 2 }] } }
`);

rule('werewolves/rule/redirection#7', 'two are visited', `${head}
  players: { Fay: Fortune Teller, Pla: Plague Bearer, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Ann, Pla: plague bearer App, Fay: fortune teller App]
    - night 3: []
    - expect: { told: { Fay: [{ result: contaminated }], Ann: [{ result: contaminated }] } }
`);

rule('werewolves/rule/redirection#9', 'nothing is redirected to the dead', `${head}
  decide: { fortune-teller-enchanted: "true" }
  players: { Fay: Fortune Teller, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Ann]
    - day 1: [Bob: vote Ann]
    - night 2: [Fay: fortune teller App]
    - expect: { dead: [Ann], told: { Fay: [{ about: [App], result: Flute Apprentice }] } }
`);

rule('werewolves/rule/obstruction#3', 'who is enchanted is not told that an answer is false', `${head}
  decide: { fortune-teller-enchanted: "false" }
  players: { Fay: Fortune Teller, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ kind: result, about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/rule/obstruction#4', 'without a false answer it is a failure', `${head}
  players: { Pes: Horseman of Pestilence, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, result: false }] } }
`);

rule('werewolves/rule/obstruction#5', 'Pestilence stops a dying Huntress, and is told', `${head}
  players: { Pes: Horseman of Pestilence, Hun: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Hun: huntress Wim]
    - night 1: [Hun: huntress Wim, Pes: horseman of pestilence Hun, Wes: vote Hun in wolfpack]
    - expect: { told: { Hun: [{ kind: notice, result: doomed }] } }
    - day 1: []
    - expect: { dead: [Hun] }
`);

rule('werewolves/rule/obstruction#6', 'and not what is merely passive', `${head}
  players: { Pes: Horseman of Pestilence, Run: Runner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Run, Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/rule/obstruction#8', "a group's action fails with who carries it out", `${head}
  decide: { jury-executor: Jim }
  players: { Pes: Horseman of Pestilence, Jim: Juror, Jan: Juror, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pes: horseman of pestilence Jim, Jim: vote Wes in jury]
    - day 2: []
    - expect: { untold: { Jan: [{ ability: jury, result: Wolf }] }, unannounced: [{ kind: reveal }] }
`);

rule('werewolves/rule/visits#1', 'every use of an ability on another is a visit', `${head}
  players: { Rec: Recluse, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Rec]
    - expect: { told: { Rec: [{ ability: recluse, result: Fortune Teller }] } }
`);

rule('werewolves/rule/visits#7', 'a group visits with the one who acts', `${head}
  players: { Pla: Plague Bearer, Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  decide: { jury-executor: Jim }
  play:
    - night 2: [Pla: plague bearer Ann, Jim: vote Ann in jury, Jan: vote Ann in jury]
    - night 4: []
    - expect: { told: { Jim: [{ result: contaminated }] }, untold: { Jan: [{ result: contaminated }] } }
`);

rule('werewolves/rule/visits#8', 'a dying Huntress visits', `${head}
  players: { Rec: Recluse, Hun: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hun: huntress Rec]
    - expect: { told: { Rec: [{ result: Huntress }] } }
    - night 2: [Wes: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Rec], told: { Rec: [{ ability: recluse, result: Huntress }] } }
`);

rule('werewolves/rule/visits#10', 'a vote and a lynch are none', `${head}
  players: { Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Wes: vote Rec, Ann: vote Rec]
    - end
    - expect: { dead: [Rec], untold: { Rec: [{ ability: recluse }] } }
`);

rule('werewolves/rule/visits#2', 'an act on oneself is none', `${head}
  players: { Tan: Tanner, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf, Bar: Bard }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 1: [Tan: tanner Tan as Witch]
    - night 3: []
    - expect: { untold: { Tan: [{ result: contaminated }] } }
`);

rule('werewolves/rule/visits#3', 'who strikes several visits each of them', `${head}
  players: { Tan: Tanner, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Tan]
    - day 1: [Tan: tanner Ann as Witch and Bob as Witch]
    - night 3: []
    - expect: { told: { Ann: [{ result: contaminated }], Bob: [{ result: contaminated }] } }
`);
