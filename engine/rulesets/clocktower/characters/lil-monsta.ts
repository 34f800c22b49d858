import { oneSeat } from '../../../core/forms.ts';
import type { HeldPower, Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { drawn } from '../decide.ts';
import { mostNamed } from '../most-named.ts';
import { askId } from '../night/ask-id.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { awareMinions, livingMinions, livingPlayers } from '../seats.ts';
import { meetUnaware, passToken, tokenHolder } from '../tokens.ts';
import { killDecided } from '../victim.ts';

/** The token goes to whom most name: only one who can hold it counts. clocktower/character/lil-monsta#2, clocktower/rule/night-actions#11 */
function handOver(scene: Scene, power: HeldPower): void {
  const { play } = scene;
  const before = tokenHolder(play);
  const names = awareMinions(play).flatMap(seat => play.acts[askId(power, seat)]?.answer['whom'] ?? []);
  const first = (): Seat => drawn(scene, 'lil-monsta', 'first', awareMinions(play).length > 0 ? awareMinions(play) : livingMinions(play));
  const next = mostNamed(scene, { key: 'lil-monsta-tie', of: power.id, among: livingMinions(play), names, before }) ?? before ?? first();
  passToken(scene, next);
  tellHolder(scene, next);
  scene.why('lil-monsta', 'clocktower/character/lil-monsta#2', 'babysitter', { target: [next] });
  meetUnaware(scene, next);
}

/** Those who choose are told. clocktower/character/lil-monsta#11, clocktower/jinx/marionette-lil-monsta#2 */
function tellHolder(scene: Scene, seat: Seat): void {
  for (const to of awareMinions(scene.play)) scene.tell(to, { kind: 'result', key: 'told.lil-monsta', ability: "lil' monsta", about: [seat], result: { seat } });
}

export const lilMonsta: Character = {
  id: 'lil-monsta',
  name: "Lil' Monsta",
  kind: 'demon',
  covers: idsOf('clocktower/character/lil-monsta', 17, 3),
  nights: { first: 3, later: 7 },
  card: ['lil-monsta'],
  isToken: true,
  deals: row => ({ ...row, minion: row.minion + 1, demon: row.demon - 1 }),
  decisions: ['lil-monsta-victim', 'lil-monsta-tie'],
  chooses: {
    when: 'every',
    seats: play => (livingMinions(play).length > 1 ? awareMinions(play) : []),
    form: play => ({ whom: oneSeat('babysitter', () => livingPlayers(play)) }),
  },
  step({ scene, power: { id } }) {
    handOver(scene, scene.play.powers[id]!);
    const holder = tokenHolder(scene.play);
    if (scene.night !== 1 && scene.play.powers[id]) killDecided(scene, { key: 'lil-monsta-victim', of: id, cause: "lil' monsta", rule: 'clocktower/character/lil-monsta#5', ...(holder === undefined ? {} : { by: holder }) });
  },
  stopped(scene) {
    const holder = tokenHolder(scene.play);
    if (holder !== undefined) tellHolder(scene, holder);
  },
  mourns(scene, power, { seat }) {
    if (tokenHolder(scene.play) !== seat || power.holder !== 'table') return;
    scene.add({ type: 'PowerLost', id: power.id });
    scene.why('lil-monsta', 'clocktower/character/lil-monsta#7', 'token', { target: [seat] });
  },
};
