export const table = (decide: string, options = ''): string => `
  rules: clocktower
  options: { check: off${options} }
  decide: { ${decide} }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Mathematician }
  play:`;
