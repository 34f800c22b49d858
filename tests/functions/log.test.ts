import { expect, it } from 'vitest';
import { quietLogger } from '../../functions/log.ts';
import { faultOf, makeReport } from '../../functions/report.ts';

const lines = () => {
  const out: unknown[] = [];
  return { out, report: makeReport(line => void out.push(JSON.parse(line))) };
};

it('writes ids, numbers and codes', () => {
  const { out, report } = lines();
  report({ event: 'delivery-waits', game: '983a68527241d9a4', version: 12, tries: 2, command: 'vote' });
  expect(out).toEqual([{ event: 'delivery-waits', game: '983a68527241d9a4', version: 12, tries: 2, command: 'vote' }]);
});

it('leaves out what nobody has allowed, and what reads like words or a token', () => {
  const { out, report } = lines();
  report({ event: 'busy', game: 'g1', text: 'secret', code: 'cop on Eve', fault: 'xoxb-1-2', kind: 'x'.repeat(121) });
  report({ event: 'Ann is the Cop' });
  expect(out).toEqual([{ event: 'busy', game: 'g1' }, { event: 'unnamed' }]);
});

it('leaves out which chat it was: a chat may be called after a player', () => {
  const { out, report } = lines();
  report({ event: 'room-refused', game: 'g1', slug: 'neighborhood:Ann', kind: 'gone', code: 'is_archived' });
  expect(out).toEqual([{ event: 'room-refused', game: 'g1', kind: 'gone', code: 'is_archived' }]);
});

it('of Bolt it takes the kind of what went wrong, never the words', () => {
  const { out, report } = lines();
  const logger = quietLogger(report);
  logger.debug('AWS event: {"body":"token=x"}');
  logger.info('Invalid request signature detected');
  logger.warn('a body that says too much');
  logger.error('failed', Object.assign(new TypeError('of Eve'), { code: 'slack_x' }));
  expect(out).toEqual([{ event: 'bolt', kind: 'warn' }, { event: 'bolt', kind: 'error', fault: 'TypeError', code: 'slack_x' }]);
});

it('tells faults by name and code', () => {
  expect(faultOf(new RangeError('secret'))).toEqual({ fault: 'RangeError' });
  expect(faultOf('secret')).toEqual({ fault: 'string' });
});
