export const seven = (decide = '', options = '', more = ''): string => `
  rules: clocktower
  options: { check: on${options} }
  decide: { ${decide} }
  players: { Ann: Atheist, Bob: Savant, Cat: Dreamer, Dan: Innkeeper, Eve: Slayer, Fay: Mathematician, Gus: Exorcist${more} }
  play:`;

export const plain = `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Fool, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Cat]`;
