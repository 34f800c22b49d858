import { settleBlocks } from './settle-blocks.ts';
import { because, type Step, type Use } from './night.ts';

/** mafia/general/resolution-order#6: which blocks hold, and what they stop; loops as in blocks-and-cycles#1. */
export const blocks: Step = {
  name: 'blocks',
  rule: 'mafia/general/resolution-order#6',
  run(night) {
    const laid = night.uses.flatMap(use => use.role.does?.(use) ?? []);
    const stops = new Map<Use, readonly Use[]>();
    for (const { kind, on, use } of laid) {
      if (kind.stops === 'actor') stops.set(use, [...(stops.get(use) ?? []), ...night.uses.filter(other => other.by === on)]);
    }
    const { holding, blocked } = settleBlocks(night.uses, stops);
    return {
      blocked,
      laid: laid.filter(({ use }) => !blocked.has(use) || holding.has(use)),
      trace: [...blocked].map(([use, by]) =>
        because(night, blocks, 'mafia/role/roleblocker#1', 'trace.blocked', { user: [use.by], others: by.map(block => block.by) }, { role: use.role.name })),
    };
  },
};
