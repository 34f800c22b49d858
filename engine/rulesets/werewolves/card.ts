import type { CardLine } from '../../core/messages.ts';
import { catalogue } from './catalogue.ts';
import type { Role } from './role.ts';
import { PREFIX } from './scene.ts';

/** A role's card: what its holder does, on which side that is, and with whom. */
export function cardOf(role: Role): readonly CardLine[] {
  const isOwn = role.category !== 'extra' && role.category !== 'elected';
  return [
    line(isOwn ? 'name' : 'name.extra', { name: role.name }),
    ...role.card.map(key => line(key)),
    ...(isOwn ? sideOf(role) : []),
    ...(role.groups ?? []).map(slug => ({ ...line(groupKey(slug), { name: groupOf(slug).name }), begins: true as const })),
  ];
}

const line = (key: string, args?: CardLine['args']): CardLine => ({ key: `${PREFIX}card.${key}`, ...(args === undefined ? {} : { args }) });

/** Which side a role starts on, and whether an inspection of the blood finds a wolf. werewolves/rule/win-conditions#1, werewolves/attribute/lycan */
function sideOf({ team, lycan }: Role): readonly CardLine[] {
  const { name } = catalogue.teams.find(({ id }) => id === team)!;
  return [
    { ...line(team === 'unaligned' ? 'side.none' : 'side', { name }), begins: true },
    ...(lycan ? [line('lycan')] : []),
  ];
}

const groupOf = (slug: string): (typeof catalogue.groups)[number] => catalogue.groups.find(group => group.slug === slug)!;

/** A group that goes for somebody at night, one that looks at somebody, or one that only talks. werewolves/rule/groups */
function groupKey(slug: string): string {
  const { votes } = groupOf(slug);
  return votes ? `group.${votes.isAttack ? 'attacks' : 'looks'}` : 'group';
}
