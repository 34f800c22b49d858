export const game = (players: string, play: string, options = '') => `
  rules: mafia
  options: { start: night, check: off, parity: off${options} }
  players: { Ann: Town Universal Backup, ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

export const two = (play: string) => game('Bob: Town Cop, Cat: Town Tracker, Dan: Town Vigilante, Eve: Town', play);
