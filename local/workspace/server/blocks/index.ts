import { objects } from '../json.ts';
import { blockList, type Surface } from './blocks.ts';
import { type Problem, problem } from './check.ts';
import { together, weight } from './whole.ts';

export type { Surface } from './blocks.ts';
export type { Problem } from './check.ts';
export { checkView } from './view.ts';

/** What Slack would find wrong with the blocks of a surface, in its own words; nothing when it would take them. */
export function checkBlocks(blocks: unknown, surface: Surface): readonly Problem[] {
  const single = blockList(surface)(blocks, '/blocks');
  return single.length > 0 ? single : together(objects(blocks), surface, '/blocks');
}

const heaviest = 12_000;

/** Why a message with these blocks would be refused: the code, and the faults it stands for. */
export function checkMessage(
  blocks: unknown,
): { readonly error: 'invalid_blocks' | 'msg_blocks_too_long'; readonly problems: readonly Problem[] } | undefined {
  const problems = checkBlocks(blocks, 'message');
  if (problems.length > 0) return { error: 'invalid_blocks', problems };
  const found = weight(objects(blocks));
  return found > heaviest
    ? { error: 'msg_blocks_too_long', problems: [problem('/blocks', `must be less than ${heaviest + 1} characters`)] }
    : undefined;
}
