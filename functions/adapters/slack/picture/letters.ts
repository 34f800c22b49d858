/** Letters that are others in the font's alphabet: ligatures, letters with a bar, and two alphabets written in Latin. */
const instead: Readonly<Record<string, string>> = {
  'ß': 'ss', 'æ': 'ae', 'œ': 'oe', 'ø': 'o\u0338', 'ł': 'l\u0338', 'đ': 'd\u0338', 'ð': 'd\u0338', 'þ': 'th', 'ı': 'i', 'ħ': 'h\u0338', '’': "'", '‘': "'", '–': '-', '—': '-', '…': '...', '\u00a0': ' ',
  'а': 'a', 'б': 'b', 'в': 'v', 'г': 'g', 'ґ': 'g', 'д': 'd', 'е': 'e', 'є': 'ye', 'ж': 'zh', 'з': 'z', 'и': 'i', 'і': 'i', 'к': 'k', 'л': 'l', 'м': 'm', 'н': 'n', 'о': 'o',
  'п': 'p', 'р': 'r', 'с': 's', 'т': 't', 'у': 'u', 'ф': 'f', 'х': 'kh', 'ц': 'ts', 'ч': 'ch', 'ш': 'sh', 'щ': 'shch', 'ъ': '', 'ы': 'y', 'ь': '', 'э': 'e', 'ю': 'yu', 'я': 'ya', 'ј': 'j', 'љ': 'lj', 'њ': 'nj', 'ћ': 'c', 'ђ': 'dj', 'џ': 'dz',
  'α': 'a', 'β': 'v', 'γ': 'g', 'δ': 'd', 'ε': 'e', 'ζ': 'z', 'η': 'i', 'θ': 'th', 'ι': 'i', 'κ': 'k', 'λ': 'l', 'μ': 'm', 'ν': 'n', 'ξ': 'x', 'ο': 'o', 'π': 'p', 'ρ': 'r', 'σ': 's', 'ς': 's', 'τ': 't', 'υ': 'y', 'φ': 'f', 'χ': 'ch', 'ψ': 'ps', 'ω': 'o',
};

/** Signs over, under and through a letter, as strokes around its middle; `0` is the height from which they stand. */
export const signs: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
  '\u0300': [[[-3, 5], [2, 1]]], '\u0301': [[[-2, 1], [3, 5]]], '\u0302': [[[-4, 1], [0, 5], [4, 1]]], '\u030c': [[[-4, 5], [0, 1], [4, 5]]],
  '\u0303': [[[-5, 2], [-2, 4], [2, 2], [5, 4]]], '\u0304': [[[-4, 3], [4, 3]]], '\u0306': [[[-4, 5], [-2, 2], [2, 2], [4, 5]]], '\u0307': [[[0, 3]]], '\u0308': [[[-3, 3]], [[3, 3]]],
  '\u030a': [[[-2, 3], [0, 5], [2, 3], [0, 1], [-2, 3]]], '\u030b': [[[-4, 1], [-1, 5]], [[1, 1], [4, 5]]],
};
export const below: typeof signs = { '\u0327': [[[0, -9], [1, -12], [-2, -14]]], '\u0328': [[[2, -9], [0, -12], [3, -14]]], '\u0326': [[[1, -12], [-1, -15]]], '\u0323': [[[0, -13]]], '\u0338': [[[-5, -5], [5, 1]]] };

/** A letter with the signs on it. */
export interface Letter {
  readonly letter: string;
  readonly signs: readonly string[];
}

const plain = /^[ -~]$/;

/** A text as the font can write it; what it cannot is left out. */
export function lettersOf(text: string): readonly Letter[] {
  const out: { letter: string; signs: string[] }[] = [];
  for (const char of [...text.normalize('NFD')].map(replaced).join('')) {
    if (plain.test(char)) out.push({ letter: char, signs: [] });
    else if ((char in signs || char in below) && out.length > 0) out.at(-1)!.signs.push(char);
  }
  return out;
}

function replaced(char: string): string {
  const low = char.toLowerCase();
  const other = instead[low] ?? instead[char];
  if (other === undefined) return char;
  return low === char ? other : other.charAt(0).toUpperCase() + other.slice(1);
}

/** True if at least half of what a name says can be written. */
export const isWritable = (text: string): boolean => {
  const meant = [...text].filter(char => /[\p{L}\p{N}]/u.test(char)).length;
  return meant > 0 && [...text].filter(char => /[\p{L}\p{N}]/u.test(char) && lettersOf(char).length > 0).length * 2 >= meant;
};
