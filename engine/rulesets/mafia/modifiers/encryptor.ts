import { modifier } from '../modifier.ts';

/** mafia/modifier/encryptor */
export const encryptor = modifier({
  id: 'encryptor',
  name: 'Encryptor',
  binds: 'membership',
  onMembership: true,
  covers: ['mafia/modifier/encryptor#1', 'mafia/modifier/encryptor?1', 'mafia/modifier/encryptor?2', 'mafia/modifier/encryptor?3'],
  card: 'encryptor',
  fits: () => 'fits faction memberships only',
});
