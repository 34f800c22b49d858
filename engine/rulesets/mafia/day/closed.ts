import type { Play } from '../../../core/state.ts';
import type { Holding } from '../holding.ts';
import { givenTrait } from '../night/field.ts';
import { partsOf } from '../night/use.ts';
import type { OpenPower } from '../open-powers.ts';
import { seeksPermission } from '../openness.ts';
import { condemned } from './lynch.ts';
import { requestOf } from './permission.ts';

/**
 * True if a power that is used at once cannot be used now: once a Day for each copy, one request at a time and one a phase, and where a lynch
 * waits only what could stop it. mafia/modifier/day?2, mafia/modifier/permission-seeking#3, mafia/named/governor#v1
 */
export function isClosed(play: Play, { ask, holdings }: OpenPower): boolean {
  if (ask.when !== 'now') return false;
  if (ask.id in play.acts) return true;
  if (requestOf(play) !== undefined && holdings.some(({ power }) => seeksPermission(power))) return true;
  return condemned(play) !== undefined && !holdings.some(spares);
}

const spares = ({ power }: Holding): boolean => partsOf(power).some(part => givenTrait(part.power.role)?.spared === true);
