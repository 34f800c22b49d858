import type { GameEvent } from '../../../core/events.ts';
import type { Message } from '../../../core/messages.ts';
import { phaseText, type Phase, type Seat } from '../../../core/state.ts';
import { modifierById } from '../catalogue.ts';
import { coversOf } from '../night/cover.ts';
import type { Night, Use, Visit } from '../night/night.ts';
import { said } from '../tell.ts';

/** Told when the next phase opens. mafia/modifier/loud?4 */
export const tellLoud = (night: Night, next: Phase): readonly GameEvent[] => loudMessages(night).map(message => said({ ...message, phase: phaseText(next) }));

type Word = Omit<Message, 'phase'> & { readonly about: readonly [Seat] };

/** Whoever a loud action finally reached hears who came, and nothing more. mafia/modifier/loud#1, ?1, ?3 */
export const loudMessages = ({ visits }: Pick<Night, 'visits'>): readonly Word[] => visits.filter(isHeard).map(({ by, at }) =>
  ({ to: at, kind: 'notice', key: 'loud', about: [by] }));

const isHeard = ({ use, by, at }: Visit): boolean => by !== at && isLoud(use);

/** Not if a condition that stands around it failed. mafia/modifier/loud?2 */
const isLoud = (use: Use): boolean => use.parts.some(part =>
  coversOf(use, part).some(({ layer, depth }) => modifierById(layer.id).isLoud && depth > use.failedAt));
