import { cardText } from '../themes/card.ts';
import { knownRules, unknownRules } from '../testing/known-rules.ts';
import { sentenceOf } from '../testing/prepare.ts';
import { complain, EXIT, JSON_OPTION, type CliCommand } from './command.ts';

/** `curfew explain RULES "EXPRESSION"`: what a role's text means. */
export const explain: CliCommand = {
  name: 'explain',
  usage: 'explain RULES "EXPRESSION" [--json]',
  about: 'says what a role\'s text means, with its card in plain words',
  options: { json: JSON_OPTION },
  takes: [2, Infinity],
  run({ positionals: [rules, ...words], values: { json } }, io) {
    const ruleset = knownRules(rules!);
    if (!ruleset) return complain(io, `curfew explain: ${unknownRules(rules!)}`);
    const text = words.join(' ');
    const explained = ruleset.explain(text);
    if (!explained.ok) return complain(io, `"${text}": ${sentenceOf(explained.fault)}`);
    const { parse, canonical, card, warnings } = explained;
    const sentences = cardText('workplace', card);
    io.out(json
      ? `${JSON.stringify({ parse, canonical, card: sentences.join('\n'), warnings }, null, 2)}\n`
      : `${canonical}\n${parse}\n\n${[...sentences, ...warnings.map(warning => `Warning: ${warning}`)].map(line => `${line}\n`).join('')}`);
    return EXIT.good;
  },
};
