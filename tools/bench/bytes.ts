import { type Bundle, bundleLimit } from '../build.mjs';
import type { Row } from './row.ts';

/** How large each bundle is. */
export const bytes = (bundles: readonly Bundle[]): readonly Row[] =>
  bundles.map(bundle => ({
    part: 'bytes', name: `dist/${bundle.name}/index.js`, value: bundle.bytes, unit: 'bytes', aim: bundleLimit,
    note: `${Math.round((bundle.bytes / bundleLimit) * 100)} % of the limit${bundle.later === 0 ? '' : `, and ${bundle.later} read when used`}`,
  }));
