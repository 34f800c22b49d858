const small: readonly string[] = ['of', 'all', 'shot', 'times'];

/** An ability as people read it, `Mafia Vigilante`, where it is typed as `mafia vigilante`. */
export const abilityTitle = (name: string): string =>
  name.replace(/[a-z]+/g, (word, at: number) => (at > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
