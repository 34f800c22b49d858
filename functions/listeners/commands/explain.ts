import { explainScreen } from '../../forms/screens.ts';
import { command } from '../listener.ts';
import { rulesFor } from '../rules-for.ts';

/** How a role's text is read. */
export const explain = command('explain', async ({ expression }, sender, ports) => {
  const { theme, ruleset } = await rulesFor(sender, ports, expression);
  return { say: explainScreen(theme, ruleset, expression, true) };
});
