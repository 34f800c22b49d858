export const town = (decide: string): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Pixie, Bob: Dreamer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper, Ivy: Pixie }
  play:`;
