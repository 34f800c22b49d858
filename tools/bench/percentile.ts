/** The value below or at which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('no values, no percentile');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
