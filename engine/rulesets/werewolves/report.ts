import type { Scene } from './scene.ts';
import type { Struck } from './strike.ts';

/** The attacker, or the group, hears of success or failure, and nothing more; of one that was redirected of failure. werewolves/rule/attacks#2, werewolves/rule/redirection#3 */
export function report(scene: Scene, { attack, died, word }: Struck): void {
  if (attack.silent || attack.kind === 'kill') return;
  const { chosen } = attack;
  const result = chosen !== undefined ? { yes: false } : word !== undefined ? { word } : { yes: died.length > 0 };
  const words = { kind: 'result' as const, key: 'told', about: [chosen ?? attack.target], result };
  if (attack.group !== undefined) scene.tellGroup(attack.group, { ...words, ability: attack.group });
  else if (attack.by !== undefined) scene.tell(attack.by, { ...words, ability: attack.role.toLowerCase() });
}
