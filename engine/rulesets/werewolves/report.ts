import type { Scene } from './scene.ts';
import type { Struck } from './strike.ts';

/** The attacker, or the group, hears of success or failure, and nothing more. werewolves/rule/attacks#2 */
export function report(scene: Scene, { attack, died, word }: Struck): void {
  if (attack.silent || attack.kind === 'kill') return;
  const result = word !== undefined ? { word } : { yes: died.length > 0 };
  const words = { kind: 'result' as const, key: 'told', about: [attack.target], result };
  if (attack.group !== undefined) scene.tellGroup(attack.group, { ...words, ability: attack.group });
  else if (attack.by !== undefined) scene.tell(attack.by, { ...words, ability: attack.role.toLowerCase() });
}
