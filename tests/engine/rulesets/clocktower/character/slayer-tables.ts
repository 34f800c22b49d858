export const table = (decide = '', options = '', slayer = 'Slayer'): string => `
  rules: clocktower
  options: { check: off${options} }
  decide: { lil-monsta-victim: [Eve, Bob]${decide} }
  players: { Ann: ${slayer}, Bob: Savant, Cat: Dreamer, Dan: Innkeeper, Eve: Damsel, Fay: Fearmonger, Gus: Tinker, Hal: Mathematician }
  play:
    - night 1: []`;
