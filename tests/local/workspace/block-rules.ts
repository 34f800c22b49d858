import { describe, expect, test } from 'vitest';
import { checkBlocks, checkView, type Surface } from '../../../local/workspace/server/blocks/index.ts';

export const plain = (text: string) => ({ type: 'plain_text', text });
export const mrkdwn = (text: string) => ({ type: 'mrkdwn', text });
export const x = (n: number) => 'x'.repeat(n);
export const many = <T>(n: number, make: (i: number) => T): readonly T[] => Array.from({ length: n }, (_, i) => make(i));
export const section = (more: object = {}) => ({ type: 'section', text: mrkdwn('hi'), ...more });
export const button = (more: object = {}) => ({ type: 'button', action_id: 'a', text: plain('Go'), ...more });
export const actions = (...elements: object[]) => ({ type: 'actions', elements });
export const option = (value: string, more: object = {}) => ({ text: plain(value), value, ...more });
export const options = (n: number) => many(n, i => option(`o${i}`));
export const select = (more: object = {}) => ({ type: 'static_select', action_id: 's', options: options(2), ...more });
export const input = (element: object, more: object = {}) => ({ type: 'input', label: plain('Name'), element, ...more });
export const field = (more: object = {}) => ({ type: 'plain_text_input', action_id: 'f', ...more });
export const image = (more: object = {}) => ({ type: 'image', image_url: 'https://example.com/a.png', alt_text: 'a', ...more });

/** A rule on blocks: what is within it is taken, what is beyond it refused with this line. */
export function rule(name: string, said: string, good: readonly object[], bad: readonly object[], on: Surface = 'message'): void {
  describe(name, () => {
    test('within it', () => {
      expect(checkBlocks(good, on)).toEqual([]);
    });
    test('beyond it', () => {
      expect(checkBlocks(bad, on).map(problem => problem.said)).toContain(`[ERROR] ${said}`);
    });
  });
}

/** The same for a whole view. */
export function viewRule(name: string, said: string, good: object, bad: object): void {
  describe(name, () => {
    test('within it', () => {
      expect(checkView(good)).toEqual([]);
    });
    test('beyond it', () => {
      expect(checkView(bad).map(problem => problem.said)).toContain(`[ERROR] ${said}`);
    });
  });
}
