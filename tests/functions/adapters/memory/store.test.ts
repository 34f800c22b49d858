import { makeMemoryStore } from '../../../../functions/adapters/memory/store.ts';
import { noon } from '../../app/fake-game.ts';
import { storeContract } from '../store-contract.ts';

storeContract('memory', () => {
  const clock = { time: noon, now: () => clock.time };
  return { store: makeMemoryStore({ clock }), clock };
});
