export { decide, rules } from './rules.ts';
export { effectsOf } from './effects-of.ts';
