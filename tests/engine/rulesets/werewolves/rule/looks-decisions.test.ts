import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/disguises?1', 'who is deceived by both sees the later one, though it is the weak one', `${head}
  players: { Psy: Psychopath, Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Psy: psychopath as Priest]
    - day 1: [Tan: tanner Psy as Witch]
    - night 2: [Fay: fortune teller Psy]
    - expect: { told: { Fay: [{ about: [Psy], result: Witch }] } }
`);

rule('werewolves/rule/disguises?2', 'a lasting disguise that is chosen again is the latest', `${head}
  players: { Psy: Psychopath, Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Psy: psychopath as Priest]
    - day 1: [Tan: tanner Psy as Witch]
    - night 2: [Psy: psychopath as Baker, Fay: fortune teller Psy]
    - expect: { told: { Fay: [{ about: [Psy], result: Baker }] } }
`);

rule('werewolves/rule/redirection?1', 'two who send to one another do so once each, and it stays with the last', `${head}
  players: { Sab: Saboteur Wolf, Flu: Flute Player, App: Flute Apprentice, Ass: Assistant, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Sab, App: flute apprentice Ass, Ass: assistant App, Sab: saboteur wolf App]
    - expect: { told: { App: [{ kind: notice, ability: flute apprentice }], Ass: [{ kind: notice, ability: assistant }] } }
    - day 1: [Bob: vote App in mayor]
    - day 2: [Bob: vote Ass in mayor]
    - end
    - expect: { announced: [{ about: [Ass], result: Mayor, phase: day 2 }], unannounced: [{ about: [App], result: Mayor }] }
`);

rule('werewolves/rule/redirection?2', 'what is sent back to its user works there, and is no visit', `${head}
  decide: { fortune-teller-enchanted: 'true' }
  players: { Bar: Barber, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Bar, App: flute apprentice Bar]
    - day 2: [Bar: barber App]
    - expect: { dead: [Bar] }
`);

rule('werewolves/rule/redirection?2', 'a Recluse whose own protection comes back meets nobody', `${head}
  players: { Rec: Recluse, Flu: Flute Player, App: Flute Apprentice, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Rec, App: flute apprentice Rec]
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Rec in guardian]
    - night 4: [Rec: guardian App, Fay: fortune teller Rec]
    - expect: { told: { App: [{ ability: flute apprentice, phase: night 4 }], Rec: [{ ability: recluse, result: Fortune Teller }] }, untold: { Rec: [{ ability: recluse, result: { not: Fortune Teller }, phase: night 4 }] } }
`);

rule('werewolves/rule/redirection?3', 'not twice in a row is about whom the user has chosen', `${head}
  players: { Gua: Citizen, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Gua, App: flute apprentice Ann]
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Gua in guardian]
    - night 4: [Gua: guardian App]
    - night 5: [Gua: guardian App, Gua: guardian Ann]
    - expect: { refused: [{ by: Gua, text: guardian App }] }
    - night 6: [Gua: guardian Ann]
    - expect: { refused: [{ by: Gua, text: guardian Ann }] }
`);

rule('werewolves/rule/obstruction?1', 'who cannot be misled can be blocked', `${head}
  players: { Pes: Horseman of Pestilence, Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Aur, Aur: aura teller Wes]
    - expect: { told: { Aur: [{ ability: aura teller, result: false }] }, untold: { Aur: [{ result: a threat }] } }
`);

rule('werewolves/rule/obstruction?2', 'what was blocked is a use and a visit', `${head}
  players: { Pes: Horseman of Pestilence, Fay: Fortune Teller, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Fay, Fay: fortune teller Rec, Fay: fortune teller Wes]
    - expect: { refused: [{ by: Fay, text: fortune teller Wes }], told: { Rec: [{ ability: recluse, result: Fortune Teller }] } }
`);

rule('werewolves/rule/obstruction?3', 'a role that says nothing of it is not misled', `${head}
  players: { Flu: Flute Player, Inn: Innkeeper, Exo: Exorcist, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Inn, Inn: innkeeper as Wolf]
    - night 2: [Flu: flute player Axl, Axl: assassin Ann]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 1 }] } }
    - day 2: []
    - expect: { dead: [Ann], told: { Axl: [{ about: [Ann], result: true }] } }
`);

rule('werewolves/rule/visits?1', 'an attack that a potion has stopped was a visit', `${head}
  players: { Axl: Assassin, Wit: Witch, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Wit: witch Rec with life, Axl: assassin Rec]
    - day 2: []
    - expect: { dead: [], told: { Rec: [{ ability: recluse, result: Assassin }] } }
`);

rule('werewolves/rule/visits?2', 'who asks for a role visits nobody that has it', `${head}
  players: { Inn: Innkeeper, Jou: Journalist, Her: Herald, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inn: innkeeper as Recluse, Jou: journalist as Recluse, Her: herald as Recluse]
    - day 1: []
    - expect: { told: { Inn: [{ ability: innkeeper, result: 1 }] }, untold: { Rec: [{ ability: recluse }] } }
`);

rule('werewolves/rule/visits?3', 'what a Wisp sets on fire at the end of the day was visited before', `${head}
  players: { Wis: Wisp, Pyr: Pyromancer, Pla: Plague Bearer, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Rec]
    - day 1: [Wis: wisp Rec]
    - expect: { dead: [], told: { Rec: [{ ability: recluse, result: Wisp }] } }
    - night 2: []
    - expect: { dead: [Rec] }
`);
