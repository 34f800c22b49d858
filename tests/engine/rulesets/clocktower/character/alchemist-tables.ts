export const table = (ability: string, decide = '', demon = 'Lleech', minion = 'Marionette as Pixie'): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Alchemist with ${ability}, Bob: Savant, Cat: Dreamer, Dan: Innkeeper, Eve: Damsel, Fay: ${minion}, Gus: ${demon}, Hal: Mathematician, Ivy: Slayer }
  play:`;

export const lawful = (ability: string, decide = '', minion = 'Mezepheles'): string => `
  rules: clocktower
  decide: { ${decide} }
  players: { Ann: Alchemist${ability}, Bob: Slayer, Cat: Savant, Dan: Dreamer, Eve: Innkeeper, Fay: Damsel, Gus: ${minion}, Hal: Lleech }
  play: [night 1: [], day 1: []]
`;

export const twins = table('Evil Twin', 'evil-twin-pair: Gus, evil-twin-repair: Bob, mezepheles-word: kumquat', 'Lleech', 'Mezepheles');

export const withBaron = (outsiders: string, ability: string, decide = ''): string => `
  rules: clocktower
  decide: { ${decide} }
  players: { Ann: Alchemist${ability}, Bob: Slayer, Cat: Savant, ${outsiders}, Fay: Damsel, Gus: Mezepheles, Hal: Lleech }
  play:`;
