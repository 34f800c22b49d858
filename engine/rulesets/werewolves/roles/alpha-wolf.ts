import { askIdOf } from '../ask-id.ts';
import { isBlocked } from '../effects.ts';
import { mode, onePlayer } from '../fields.ts';
import { count } from '../limits.ts';
import { numbered } from '../poll-names.ts';
import type { Ability, Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

const OVERRULE: Ability = {
  id: 'overrule', when: 'end', phase: 'night', perGame: 1, redirects: false, visits: false,
  isOpen: scene => scene.play.polls['wolfpack'] !== undefined,
  form: scene => ({ whom: onePlayer(scene.living), mode: mode(['hidden', 'reveal', ...numbered('wolfpack', 6)], 'hidden') }),
};

export const alphaWolf: Role = {
  id: 'alpha-wolf',
  name: 'Alpha Wolf',
  team: 'werewolf',
  category: 'killing',
  strength: 3.5,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/alpha-wolf', 10, 3),
  card: ['alpha-wolf'],
  loyalty: 'team',
  weight: { private: { wolfpack: 2 } },
  abilities: [OVERRULE],
  overrules(scene, power, seat, polls) {
    const act = scene.play.acts[askIdOf(power, OVERRULE)];
    const [first] = polls;
    if (!act || first === undefined) return undefined;
    count(scene, power, OVERRULE);
    if (isBlocked(scene, seat)) return undefined;
    const [word] = act.answer['mode'] ?? [];
    const target = act.answer['whom']![0]!;
    scene.tellGroup('wolfpack', { kind: 'notice', key: 'overruled', ability: 'alpha wolf', about: word === 'reveal' ? [target, seat] : [target] });
    return { poll: word !== undefined && polls.includes(word) ? word : first, target, executor: seat, isSecret: true };
  },
};
