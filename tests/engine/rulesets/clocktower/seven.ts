/** A record of seven players and whoever else is named; `play` stands under it as it is. */
export const seven = (play: string, { more = '', decide = '', options = '', gus = 'Lleech', fay = 'Fearmonger' } = {}): string => `
rules: clocktower
seed: 4
options: { check: off${options === '' ? '' : `, ${options}`} }
decide: { ${decide} }
players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: ${fay}, Gus: ${gus}${more === '' ? '' : `, ${more}`} }
play:
${play}
`;
