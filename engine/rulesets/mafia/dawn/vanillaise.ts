import { isAlive, type Seat } from '../../../core/state.ts';
import type { Expr } from '../grammar/expression.ts';
import { printRole } from '../grammar/print.ts';
import { factionOf } from '../grammar/side.ts';
import { roleOf } from '../lookup.ts';
import { isOn } from '../options.ts';
import { knownRole, tellRoleNow, type Dawn } from './dawn.ts';
import { forgetHeir } from './heirs.ts';
import { joined } from './newcomer.ts';
import { ownPowers } from './reshape.ts';

/**
 * All base roles and modifiers are removed; memberships and the alignment stay. mafia/role/vanillaiser#2, #3, ?3
 * Who is not told goes on believing, and what is used comes to nothing. mafia/role/vanillaiser#4, ?5
 */
export function vanillaise(dawn: Dawn, seat: Seat): void {
  const { story, terms, told } = dawn;
  if (!isAlive(story.play, seat)) return; // mafia/role/vanillaiser?2
  const isTold = isOn(terms, 'vanillaiserTells');
  const { secretAlignment: _, members, ...role } = roleOf(story.play, seat);
  const known = knownRole(story.play, seat);
  for (const held of ownPowers(story.play, seat)) {
    story.add({ type: 'PowerLost', id: held.id });
    if (!isTold) story.add({ type: 'PowerGained', power: { ...held, origin: 'believed' } });
  }
  const vanilla = printRole({ ...role, members: joined([], members.map((member): Expr => factionOf(member))), parts: [] });
  story.add({ type: 'RoleChanged', seat, role: vanilla, ...(isTold || known === vanilla ? {} : { believes: known }) });
  story.why({ phase: told, step: 'changes', rule: 'mafia/role/vanillaiser#1', key: 'trace.vanillaised', seats: { target: [seat] } });
  forgetHeir(dawn, seat);
  if (isTold) tellRoleNow(dawn, seat);
}
