import { sentence } from '../../../engine/themes/words.ts';
import { callbacks } from '../../app/action-ids.ts';
import { ruleIds } from '../../app/rules.ts';
import { askedIn, blockFor } from '../../forms/new-game-answer.ts';
import { newGameBlocks } from '../../forms/new-game-form.ts';
import { optionsIn } from '../../forms/option-inputs.ts';
import { houseTheme } from '../../forms/say.ts';
import { createGame } from '../create-game.ts';
import type { ViewListener } from '../listener.ts';

/** Makes the game that the form asks for. */
export const newGame: ViewListener = {
  on: callbacks.newGame,
  async submit(form, sender, ports) {
    const asked = askedIn(form);
    const [host, playable] = await Promise.all([sender.profile(asked.host), sender.playable(asked.channel)]);
    if (playable !== 'fine') return { errors: { [newGameBlocks.channel]: sentence(houseTheme, `form.new.channel.${playable}`) } };
    if (!host.canPlay) return { errors: { [newGameBlocks.host]: sentence(houseTheme, 'form.new.host.bot') } };
    const made = await createGame({ ...asked, options: optionsIn(form, ports.rules(ruleIds[0]!)!) }, host, sender, ports);
    if (made.ok) return undefined;
    return { errors: Object.fromEntries(made.refusals.map(refusal => [blockFor(refusal, asked), refusal.message])) };
  },
};
