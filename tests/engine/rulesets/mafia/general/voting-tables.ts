export const six = 'players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town }';
