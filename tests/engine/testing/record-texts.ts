export const head = `rules: mafia
options: { start: night }
players:
  Ann: Town Cop
  Bob: Mafia Goon
  Cat: Town Doctor
  Dan: Town
  Eve: Town
  Fay: Town
`;
