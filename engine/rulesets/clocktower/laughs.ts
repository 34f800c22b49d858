/** Who has laughed today at what a traveller said who lives by it: persons, each once. clocktower/traveller/deviant?1 */
export const LAUGHS = 'laughs';
