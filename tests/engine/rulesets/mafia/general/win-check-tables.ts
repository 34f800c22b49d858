export const half = (options: string, helper: string) => `
  rules: mafia
  options: { start: night${options} }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: ${helper}, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Eve]
    - end`;
