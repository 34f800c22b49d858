export const table = (decide: string, demon = 'Lleech'): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat${decide} }
  players: { Ann: Innkeeper, Bob: Fortune Teller, Cat: Savant, Dan: Slayer, Eve: Tinker, Fay: Fearmonger, Gus: ${demon}, Hal: Damsel, Ivy: Mathematician, Jon: Dreamer }
  play:`;
