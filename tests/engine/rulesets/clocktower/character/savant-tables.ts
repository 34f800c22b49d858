export const table = (decide = '', demon = 'Lleech', options = '', savant = 'Savant'): string => `
  rules: clocktower
  options: { check: off${options} }
  decide: { ${decide} }
  players: { Ann: ${savant}, Bob: Slayer, Cat: Dreamer, Dan: Innkeeper, Eve: Damsel, Fay: Fearmonger, Gus: ${demon}, Hal: Mathematician }
  play:`;

export const asks = '[Ann: whisper Storyteller, Ann: savant]';

export const functioning = (decide = '', options = ''): string => `${table(decide, 'Lleech', options)}
    - night 1: [Gus: lleech Dan]
    - day 1: ${asks}`;
