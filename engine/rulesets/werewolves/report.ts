import type { Fact } from '../../core/messages.ts';
import type { Scene } from './scene.ts';
import type { Struck } from './strike.ts';

/** The attacker, or the group, hears of success or failure, and nothing more; of one that was redirected of failure. werewolves/rule/attacks#2, werewolves/rule/redirection#3 */
export function report(scene: Scene, { attack, died, word }: Struck): void {
  if (attack.silent || attack.kind === 'kill') return;
  const { chosen } = attack;
  const told = chosen === undefined && word !== undefined ? { key: 'attack.ended', result: { word } } : success(chosen === undefined && died.length > 0);
  const words = { kind: 'result' as const, about: [chosen ?? attack.target], ...told };
  if (attack.group !== undefined) scene.tellGroup(attack.group, { ...words, ability: attack.group });
  else if (attack.by !== undefined) scene.tell(attack.by, { ...words, ability: attack.role.toLowerCase() });
}

/** An attack has succeeded, or not. */
export const success = (yes: boolean): { readonly key: string; readonly result: Fact } => ({ key: yes ? 'attack.succeeded' : 'attack.failed', result: { yes } });
