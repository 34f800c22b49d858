/** How a card speaks of whoever an ability works on: its own player, the player chosen, or everybody who comes. */
export type Person = 'you' | 'that' | 'each' | 'two';

/** The words that go with each; a card's sentences have them as arguments. */
export const persons: Readonly<Record<Person, Readonly<Record<string, string>>>> = {
  you: { them: 'you', is: 'are', has: 'have', their: 'your', s: '', es: '', ies: 'y' },
  that: { them: 'that player', is: 'is', has: 'has', their: 'that player’s', s: 's', es: 'es', ies: 'ies' },
  each: { them: 'each of them', is: 'is', has: 'has', their: 'their', s: 's', es: 'es', ies: 'ies' },
  two: { them: 'they', is: 'are', has: 'have', their: 'their', s: '', es: '', ies: 'y' },
};
