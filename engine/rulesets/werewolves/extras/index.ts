// Made by `npm run index` from the files of this folder. Do not edit.
import { amuletBearer } from './amulet-bearer.ts';
import { fletchersCustomer } from './fletchers-customer.ts';
import { guardian } from './guardian.ts';
import { lover } from './lover.ts';
import { mayor } from './mayor.ts';
import { reporter } from './reporter.ts';
import { restaurantCustomer } from './restaurant-customer.ts';
import { testSubject } from './test-subject.ts';
import { wagerRecipient } from './wager-recipient.ts';

export const extras = [
  amuletBearer,
  fletchersCustomer,
  guardian,
  lover,
  mayor,
  reporter,
  restaurantCustomer,
  testSubject,
  wagerRecipient,
] as const;
