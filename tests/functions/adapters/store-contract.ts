import { deliveryContract } from './store-contract/delivery.ts';
import { logContract } from './store-contract/log.ts';
import { placesContract } from './store-contract/places.ts';
import { teamsContract } from './store-contract/teams.ts';
import { unused, type StoreUnderTest } from './store-contract/under-test.ts';

/** What every store owes: the same words for the table and for memory. */
export function storeContract(name: string, open: () => StoreUnderTest): void {
  const fresh = () => ({ ...open(), game: unused('g') });
  for (const contract of [logContract, deliveryContract, placesContract, teamsContract]) contract(name, fresh);
}
