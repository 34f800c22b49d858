/** Text without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names of pictures, as a chat writes them: they are no words. clocktower/character/mezepheles?1 */
const pictures = /:[\w+'-]+:/g;

/** True if a text has this word in it, whole, without regard to case and accents. clocktower/character/mezepheles#2, #6 */
export const says = (text: string, word: string): boolean =>
  plain(word) !== '' && plain(text.replace(pictures, ' ')).split(/[^\p{L}\p{N}]+/u).includes(plain(word));
