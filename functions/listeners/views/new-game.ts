import { sentence } from '../../../engine/themes/words.ts';
import { callbacks } from '../../app/action-ids.ts';
import { askedIn, blockFor } from '../../forms/new-game-answer.ts';
import { newGameBlocks } from '../../forms/new-game-form.ts';
import { optionsIn } from '../../forms/option-inputs.ts';
import { houseTheme } from '../../forms/say.ts';
import { rulesOf } from '../chosen-setup.ts';
import { createGame } from '../create-game.ts';
import type { FormReply, ViewListener } from '../listener.ts';

/** Makes the game that the form asks for. */
export const newGame: ViewListener = {
  on: callbacks.newGame,
  async submit(form, sender, ports) {
    const asked = askedIn(form);
    const [host, playable] = await Promise.all([sender.profile(asked.host), sender.playable(asked.channel)]);
    if (playable !== 'fine') return wrong(newGameBlocks.channel, `form.new.channel.${playable}`);
    if (!host.canPlay) return wrong(newGameBlocks.host, 'form.new.host.bot');
    const ruleset = rulesOf(asked, ports.rules);
    if (form.private_metadata !== '' && form.private_metadata !== ruleset) return wrong(asked.roles === '' ? newGameBlocks.setup : newGameBlocks.roles, 'form.new.other-rules');
    const made = await createGame({ ...asked, options: optionsIn(form, ports.rules(ruleset)!) }, host, sender, ports);
    if (made.ok) return undefined;
    return { errors: Object.fromEntries(made.refusals.map(refusal => [blockFor(refusal, asked), refusal.message])) };
  },
};

const wrong = (block: string, key: string): FormReply => ({ errors: { [block]: sentence(houseTheme, key) } });
