import { fieldsOf } from '../../core/json.ts';
import { phaseText, type Play } from '../../core/state.ts';
import { PERMITTED } from './waiting.ts';

/** True if others have allowed the use of the power with this form in the running phase. mafia/modifier/permission-seeking#4 */
export const isPermitted = (play: Play, ask: string): boolean =>
  play.traits.some(({ trait, args, until }) => trait === PERMITTED && until === phaseText(play.phase) && fieldsOf(args)['ask'] === ask);
