import type { ActionsBlock, PlainTextOption, StaticSelect } from '@slack/types';
import { phaseText } from '../../../../engine/core/state.ts';
import type { Common, View } from '../../../../engine/core/views.ts';
import { abilityTitle } from '../../../../engine/themes/ability.ts';
import { sentenceIf } from '../../../../engine/themes/words.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { button, choice } from '../blocks/blocks.ts';
import { cut, plain } from '../blocks/text.ts';
import { type Say, sayer } from './card.ts';

interface Place {
  readonly theme: string;
  readonly game: string;
  readonly view: Pick<View, 'ruleset' | 'phase'>;
}

/** What is tried, in words. */
export const tryWords = (theme: string, ruleset: string, ability: string): string => sentenceIf(theme, `${ruleset}.try.${ability}`) ?? abilityTitle(ability);

/** A button for each thing that the running part is about, and one list of all others, parted by who sees it being done. They belong into a block with the id `ref(game, phase)`. */
export function commonElements({ theme, game, view }: Place, common: readonly Common[]): ActionsBlock['elements'] {
  const at = phaseText(view.phase);
  const words = ({ ability }: Common): string => tryWords(theme, view.ruleset, ability);
  const main = common.filter(one => one.main);
  const buttons = main.map((one, n) => button(words(one), `${one.open ? actions.openMain : actions.openOne}:${n}`, ref(game, at, one.ability), n === 0 ? 'primary' : undefined));
  const rest = common.filter(one => !one.main);
  return [...buttons, ...(rest.length === 0 ? [] : [list(sayer(theme), rest, main.length > 0, one => choice(words(one), one.ability))])];
}

function list(say: Say, common: readonly Common[], isMore: boolean, optionOf: (one: Common) => PlainTextOption): StaticSelect {
  const groups = [{ label: say('common.open'), of: common.filter(({ open }) => open) }, { label: say('common.secret'), of: common.filter(({ open }) => !open) }];
  return {
    type: 'static_select',
    action_id: actions.openOne,
    placeholder: plain(say(isMore ? 'common.pick' : 'common.pick.all')),
    option_groups: groups.filter(({ of }) => of.length > 0).map(({ label, of }) => ({ label: plain(cut(label, 75)), options: of.slice(0, 100).map(optionOf) })),
  };
}
