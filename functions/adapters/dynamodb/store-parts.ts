import type { Clock } from '../../app/ports.ts';
import type { Requests } from './requests.ts';

/** What every part of the store works with. */
export interface StoreParts {
  readonly requests: Requests;
  readonly clock: Clock;
}
