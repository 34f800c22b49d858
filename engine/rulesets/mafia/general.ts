import type { RuleEntry } from '../../core/explained.ts';
import { idsOf, numbered, type Counts } from './rule-ids.ts';

/** The entries of the catalogue that belong to no role, modifier, faction or alignment: what all of them go by. */
export const general = (): readonly RuleEntry[] => [
  rule('mafia/grammar/role', 'What a role is', { rules: 4, decisions: 1 }),
  rule('mafia/grammar/base-role', 'Base roles', { rules: 6, decisions: 4 }),
  rule('mafia/grammar/faction', 'Factions', { rules: 4, decisions: 4 }),
  rule('mafia/grammar/modifier', 'Modifiers', { rules: 6, decisions: 1 }),
  rule('mafia/grammar/alignment', 'Alignments', { rules: 3 }),
  rule('mafia/grammar/composition', 'Composed expressions', { rules: 6, decisions: 4 }),
  rule('mafia/grammar/derived-names', 'Spelling of derived names', { rules: 10 }),
  rule('mafia/grammar/binding', 'What each modifier binds to', { rules: 12, decisions: 2 }),
  rule('mafia/grammar/alignment-words', 'Alignment and faction words', { rules: 6, decisions: 1 }),
  rule('mafia/grammar/parse', 'Parse cases', { rules: 130 }),
  rule('mafia/grammar/invalid', 'Invalid expressions', { rules: 37 }, numbered('mafia/grammar/invalid/warning#', 7)),
  rule('mafia/general/phases', 'Phases', { rules: 7, decisions: 1 }),
  rule('mafia/general/voting', 'Votes and lynches', { rules: 9, decisions: 2 }),
  rule('mafia/general/flips', 'Flips', { rules: 5, decisions: 1 }),
  rule('mafia/general/chats', 'Private chats (QTs)', { rules: 3 }),
  rule('mafia/general/undefined-terms', 'Words the source uses without defining them', { rules: 3 }),
  rule('mafia/general/source-slips', 'Slips in the source and how they are read', { rules: 5 }),
  rule('mafia/general/randomness', 'Chance', { rules: 3 }),
  rule('mafia/general/targeting', 'What counts as targeting', { rules: 6, decisions: 1 }),
  rule('mafia/general/killing-action', 'What a killing action is', { rules: 5, decisions: 1 }),
  rule('mafia/general/perceived-alignment', 'Alignment as other roles see it', { rules: 6 }),
  rule('mafia/general/win-check', 'When wins are checked', { rules: 6, decisions: 2 }),
  rule('mafia/general/resolution-order', 'Night action resolution chain', { rules: 14 }),
  rule('mafia/general/redirects', 'How redirections combine', { rules: 14, decisions: 2 }),
  rule('mafia/general/blocks-and-cycles', 'Blocks and cycles', { rules: 22, decisions: 2 }),
  rule('mafia/general/protection-and-kills', 'Protection against kills, worked out', { rules: 20 }),
  rule('mafia/general/day-resolution', 'Actions by day', { rules: 5 }),
  rule('mafia/general/alignments', 'Alignments in general', { rules: 6, decisions: 2 }),
  rule('mafia/general/named-compositions', 'Named compositions', { rules: 1, decisions: 1 }),
];

const rule = (id: string, name: string, counts: Counts, more: readonly string[] = []): RuleEntry =>
  ({ id, name, kind: 'rule', rules: [...idsOf(id, counts), ...more] });
