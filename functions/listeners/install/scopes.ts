/** What the bot asks for: the manifest's list. */
export const botScopes: readonly string[] = [
  'commands',
  'chat:write',
  'users:read',
  'channels:read',
  'channels:join',
  'channels:history',
  'groups:read',
  'groups:write',
  'groups:history',
  'files:write',
  'reactions:read',
];
