import { explainScreen, helpScreen } from '../../forms/screens.ts';
import { command } from '../listener.ts';
import { rulesFor } from '../rules-for.ts';

/** All commands, or one role in plain words. */
export const help = command('help', async ({ topic }, sender, ports) => {
  if (topic === undefined) return { say: helpScreen() };
  const { theme, ruleset } = await rulesFor(sender, ports);
  return { say: explainScreen(theme, ruleset, topic, false) };
});
