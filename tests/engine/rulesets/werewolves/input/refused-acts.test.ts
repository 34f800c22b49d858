import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/targeting#3', 'a second emergency change is refused with the reason, and the target stays', `${head}
  players: { Han: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Han: huntress Ann, Han: huntress Bob, Han: huntress Cal]
    - expect:
        refused: [{ by: Han, code: not-now, message: '"huntress" was changed in day 0, and the one change more that a game allows is used; it can be changed again in night 1.' }]
    - night 1: [Han: huntress Cal, Han: huntress Ann]
    - expect:
        refused: [{ by: Han, text: huntress Ann, message: '"huntress" was changed in night 1, and the one change more that a game allows is used; it can be changed again in day 1.' }]
    - night 2: [Wes: vote Han in wolfpack]
    - day 2: []
    - expect: { dead: [Han, Cal] }
`);

rule('werewolves/rule/ability-timing#5', 'a second guess in one night is refused with the reason', `${head}
  players: { Psy: Psychic Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Psy: psychic wolf Ann as Citizen, Psy: psychic wolf Bob as Citizen]
    - expect:
        told: { Psy: [{ ability: psychic wolf, about: [Ann], result: true }] }
        untold: { Psy: [{ about: [Bob] }] }
        refused: [{ by: Psy, message: '"psychic wolf" was good for 1 use in night 1; it can be used again in night 2.' }]
`);

rule('werewolves/role/crowd-seeker#1', 'a fourth guess of one night is refused, and none of them is made', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ann as Citizen and Bob as Citizen and Cal as Citizen and Dan as Citizen]
    - expect: { untold: { Cro: [{ ability: crowd seeker }] }, refused: [{ by: Cro, code: too-many }] }
    - night 1: [Cro: crowd seeker Ann as Citizen]
    - expect: { told: { Cro: [{ ability: crowd seeker, about: [Ann], result: true }] } }
`);

rule('werewolves/role/detective#1', 'one of both ways a day; the other is refused with the reason', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Cal in wolfpack]
    - day 1: [Det: detective Ann as Citizen, Det: detective Cal]
    - expect:
        refused: [{ by: Det, message: '"detective" was used in another of its ways in day 1; it can be used again in day 2.' }]
`);

rule('werewolves/rule/ability-timing#5', 'what is for the night is refused by day, what begins later and what is used up as well, each with the reason', `${head}
  players: { Axl: Assassin, Wit: Witch, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Axl: assassin Ann]
    - day 1: [Wit: witch Ann with death, Bar: barber Ann]
    - expect:
        dead: []
        refused:
          - { by: Axl, message: '"assassin" can be used from night 2 on, and it is night 1.' }
          - { by: Wit, message: '"witch" is for the night, and it is day 1.' }
          - { by: Bar, message: '"barber" can be used from day 2 on, and it is day 1.' }
    - day 2: [Bar: barber Wes, Bar: barber Wim]
    - expect: { dead: [Wes], refused: [{ by: Bar, message: '"barber" was good for 1 use in the game, and you have had it.' }] }
`);

rule('werewolves/rule/polls#5', 'who is in no group has no vote there; the dead have none at all', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Ann: vote Wes in wolfpack, Wes: vote Bob in wolfpack]
    - expect: { refused: [{ by: Ann, code: unknown-poll, message: No vote is open in night 1. }] }
    - day 1: [Ann: vote Wes in wolfpack, Bob: vote Wes, Ann: vote Wessy]
    - expect:
        dead: [Bob]
        refused:
          - { by: Ann, message: 'There is no vote on "wolfpack" now. Open: lynch and mayor.' }
          - { by: Bob, code: dead }
          - { by: Ann, message: 'Nobody here is called "Wessy". Did you mean Wes?' }
`);
