import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

const listed = head.replace('check: off }', 'check: off }\n  decide: { psychopath-list: [[Ann, Bob]] }');

rule('werewolves/role/psychopath#1', 'hears of a third of all players, rounded up, when the game starts', `${head}
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { told: { Psy: [{ kind: result, phase: day 0, ability: psychopath, result: { size: 3 } }] }, untold: { Psy: [{ kind: result, result: { has: [Psy] } }], Ann: [{ kind: result }] } }
`);

rule('werewolves/role/psychopath#2', 'with somebody of each team that has two or more', `${head}
  seed: 3
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Eve: Citizen, Fay: Citizen, Wes: Wolf, Wim: Wolf, Pyr: Pyromancer, Pat: Pyromancer }
  play:
    - expect:
        told:
          Psy:
            - { kind: result, result: { anyOf: [{ has: [Wes] }, { has: [Wim] }] } }
`);

rule('werewolves/role/psychopath#3', 'wins when nobody of the list is alive, and the others play on', `${listed}
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], unannounced: [{ kind: win }] }
    - day 1: [Cal: vote Bob, Wes: vote Bob]
    - end
    - expect: { phase: night 2, dead: [Psy, Ann, Bob], announced: [{ kind: win, about: [Psy], result: Psychopath }], winners: [] }
    - night 2: [Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { phase: over, winners: [Psy, Wes] }
`);

rule('werewolves/role/psychopath#3', 'wins when nobody of the list lives', `${head}
  decide: { psychopath-list: [[Ann, Bob]] }
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Cal: vote Bob, Wes: vote Bob]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Psy, Ann, Bob], announced: [{ kind: win, about: [Psy], result: Psychopath }], winners: [] }
`);

rule('werewolves/role/psychopath#4', 'does not win when dying in the same moment as the last of the list', `${head}
  decide: { psychopath-list: [[Ann, Bob]] }
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Axl: Assassin }
  play:
    - day 1: [Cal: vote Bob, Wes: vote Bob]
    - night 2: [Wes: vote Ann in wolfpack, Axl: assassin Psy]
    - day 2: []
    - expect: { dead: [Psy, Ann, Bob], unannounced: [{ kind: win, about: [Psy] }] }
`);

rule('werewolves/role/psychopath#5', 'looks at once like any role it likes, even to those whom only strong disguises deceive', `${head}
  players: { Psy: Psychopath, Inn: Innkeeper, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Psy: psychopath as Oracle, Fay: fortune teller Psy, Inn: innkeeper as Oracle]
    - expect: { told: { Fay: [{ about: [Psy], result: Oracle }], Inn: [{ ability: innkeeper, result: 1 }] } }
`);

rule('werewolves/role/psychopath#6', 'once a phase, and once more in the whole game', `${head}
  players: { Psy: Psychopath, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Psy: psychopath as Oracle, Psy: psychopath as Baker, Psy: psychopath as Witch, Fay: fortune teller Psy]
    - expect: { told: { Fay: [{ about: [Psy], result: Baker }] }, refused: [{ by: Psy, text: psychopath as Witch }] }
    - day 1: [Psy: psychopath as Citizen, Psy: psychopath as Witch]
    - night 2: [Fay: fortune teller Psy]
    - expect: { told: { Fay: [{ about: [Psy], result: Citizen }] }, refused: [{ by: Psy, text: psychopath as Witch }] }
`);

rule('werewolves/role/psychopath#7', 'in another role it looks like that', `${head}
  players: { Psy: Psychopath, Inf: Infecting Wolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Psy: psychopath as Oracle, Inf: infecting wolf Psy, Fay: fortune teller Psy]
    - expect: { roles: { Psy: Wolf }, told: { Fay: [{ about: [Psy], result: Wolf }] } }
`);

rule('werewolves/role/psychopath#8', 'looks at somebody or disguises somebody, one of them, each day', `${head}
  players: { Psy: Psychopath, Ann: Witch, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Psy: psychopath Ann with investigate]
    - expect: { refused: [{ by: Psy }] }
    - day 1: [Psy: psychopath Ann with investigate, Psy: psychopath Bob as Wolf, Psy: psychopath Bob with investigate]
    - expect: { told: { Psy: [{ about: [Ann], result: Witch }] }, refused: [{ by: Psy, text: psychopath Bob as Wolf }, { by: Psy, text: psychopath Bob with investigate }] }
    - day 2: [Psy: psychopath Bob as Wolf, Psy: psychopath Ann with investigate]
    - expect: { refused: [{ by: Psy, text: psychopath Ann with investigate }] }
`);

rule('werewolves/role/psychopath#9', 'weak and strong disguises deceive it', `${head}
  decide: { white-werewolf-imitation: Wolf }
  players: { Psy: Psychopath, Dem: Demon, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Dem: demon as Baker]
    - day 1: [Psy: psychopath Dem with investigate]
    - expect: { told: { Psy: [{ about: [Dem], result: Baker }] } }
    - day 2: [Psy: psychopath Whi with investigate]
    - expect: { told: { Psy: [{ about: [Whi], result: Wolf }] } }
`);

rule('werewolves/role/psychopath#10', 'a redirection sends its look to another', `${head}
  players: { Psy: Psychopath, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Witch, Wes: Wolf }
  decide: { psychopath-enchanted: "true" }
  play:
    - night 1: [Flu: flute player Psy, App: flute apprentice Bob]
    - day 1: [Psy: psychopath App with investigate]
    - expect: { told: { Psy: [{ ability: psychopath, about: [App], result: Witch }] } }
`);

rule('werewolves/role/psychopath#11', 'enchanted it may see what is not there', `${head}
  players: { Psy: Psychopath, Flu: Flute Player, Ann: Citizen, Bob: Witch, Wes: Wolf }
  decide: { psychopath-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Psy]
    - day 1: [Psy: psychopath Bob with investigate]
    - expect: { told: { Psy: [{ ability: psychopath, about: [Bob], result: Flute Player }] } }
`);

rule('werewolves/role/psychopath#12', 'what it puts on another is weak, and lasts for that day and the night after', `${head}
  players: { Psy: Psychopath, Fay: Fortune Teller, Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Psy: psychopath Ann as Oracle]
    - night 2: [Fay: fortune teller Ann, Inn: innkeeper as Oracle]
    - expect: { told: { Fay: [{ about: [Ann], result: Oracle }], Inn: [{ ability: innkeeper, result: 0 }] } }
    - night 3: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Citizen }] } }
`);
