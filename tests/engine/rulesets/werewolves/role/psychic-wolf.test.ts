import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/psychic-wolf#1', 'one guess a night', `${head}
  players: { Psy: Psychic Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Psy: psychic wolf Axl as Assassin, Psy: psychic wolf Ann as Citizen]
    - expect: { refused: [{ by: Psy, text: psychic wolf Ann as Citizen }] }
`);

rule('werewolves/role/psychic-wolf#2', 'hears whether the guess is right', `${head}
  players: { Psy: Psychic Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Psy: psychic wolf Axl as Assassin]
    - night 2: [Psy: psychic wolf Ann as Assassin]
    - expect: { told: { Psy: [{ about: [Axl], result: true }, { about: [Ann], result: false }] } }
`);

rule('werewolves/role/psychic-wolf#3', 'at once', `${head}
  players: { Psy: Psychic Wolf, Axl: Assassin, Ann: Citizen }
  play:
    - night 1: [Psy: psychic wolf Axl as Assassin]
    - expect: { phase: night 1, told: { Psy: [{ about: [Axl], result: true }] } }
`);

rule('werewolves/role/psychic-wolf#4', 'weak disguises deceive the guess', `${head}
  players: { Psy: Psychic Wolf, Tan: Tanner, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Tan: tanner Ann as Witch]
    - night 2: [Psy: psychic wolf Ann as Witch]
    - expect: { told: { Psy: [{ about: [Ann], result: true }] } }
`);

rule('werewolves/role/psychic-wolf#5', 'a redirection leads it elsewhere', `${head}
  players: { Psy: Psychic Wolf, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Ann: Citizen }
  decide: { psychic-wolf-enchanted: "true" }
  play:
    - night 1: [Flu: flute player Psy, App: flute apprentice Axl, Psy: psychic wolf App as Assassin]
    - expect: { told: { Psy: [{ about: [App], result: true }] } }
`);

rule('werewolves/role/psychic-wolf#6', 'the enchanted see a Flute Player', `${head}
  players: { Psy: Psychic Wolf, Flu: Flute Player, Axl: Assassin, Ann: Citizen }
  decide: { psychic-wolf-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Psy, Psy: psychic wolf Axl as Assassin]
    - expect: { told: { Psy: [{ about: [Axl], result: false }] } }
`);
