export const between = (decide: string, leader = 'Cult Leader'): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Savant, Bob: ${leader}, Cat: Fearmonger, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Lleech, Hal: Mathematician }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []`;

export const call = `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Slayer, Dan: Fearmonger, Eve: Tinker, Fay: Dreamer, Gus: Lleech, Tom: good Deviant }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Fay]`;
