/** What the bot asks for: the manifest's list. */
export const botScopes: readonly string[] = [
  'commands',
  'chat:write',
  'users:read',
  'channels:read',
  'channels:join',
  'groups:read',
  'groups:write',
];
