import { optionsScreen } from '../../forms/options-screen.ts';
import { explainScreen, helpScreen } from '../../forms/screens.ts';
import { command } from '../listener.ts';
import { rulesFor } from '../rules-for.ts';

/** All commands, the options of the rules, or one role in plain words. */
export const help = command('help', async ({ topic }, sender, ports) => {
  if (topic === undefined) return { say: helpScreen() };
  const { theme, ruleset } = await rulesFor(sender, ports, topic);
  if (topic.toLowerCase() === 'options') return { say: optionsScreen(theme, ruleset) };
  return { say: explainScreen(theme, ruleset, topic, false) };
});
