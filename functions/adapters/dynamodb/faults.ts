/** `throttled` and `unavailable` pass; the others are ours to mend. */
export type FaultKind = 'throttled' | 'unavailable' | 'too-large' | 'refused' | 'unreadable';

/** The store could not do it. Its text names operation and code, never what was stored. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';

  constructor(
    readonly kind: FaultKind,
    readonly operation: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${operation}: ${kind} (${detail})`, options);
  }
}

const throttles = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'TransactionConflictException',
]);
const refusals = new Set([
  'ValidationException',
  'ResourceNotFoundException',
  'AccessDeniedException',
  'UnrecognizedClientException',
  'ItemCollectionSizeLimitExceededException',
]);

/** What an error of the SDK is to us. */
export function faultOf(operation: string, cause: unknown): StoreFault {
  const code = cause instanceof Error ? cause.name : typeof cause;
  const kind = throttles.has(code) ? 'throttled' : refusals.has(code) ? 'refused' : 'unavailable';
  return new StoreFault(kind, operation, code, { cause });
}

/** A condition that did not hold: somebody else was first, or an earlier try of this very write. */
export const lost = (error: unknown): boolean => error instanceof Error && error.name === 'ConditionalCheckFailedException';
