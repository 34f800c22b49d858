import type { Declared, Side } from '../../core/declared.ts';
import { phaseText, type Play } from '../../core/state.ts';
import { Story } from '../../core/story.ts';
import type { Alignment } from './alignment.ts';
import { alignments } from './alignments/index.ts';
import { roleOf } from './lookup.ts';
import { conclude } from './opening.ts';
import { winnersBy } from './wins.ts';

const nobody: Side = { name: 'Nobody', also: ['draw', 'a draw', 'no one'] };

/** mafia/general/win-check#6: what cannot be proven the host may declare, whatever the option says. */
export const declared: Declared = {
  sides: (_, play) => [...sidesIn(play).map(({ name }) => ({ name, also: [] })), nobody],
  declare(terms, play, name) {
    const story = new Story(play);
    const won = sidesIn(play).filter(side => side.name === name);
    story.why({ phase: phaseText(play.phase), step: 'win', rule: 'mafia/general/win-check#6', key: 'trace.declared', seats: {}, args: { side: name } });
    conclude(story, [], winnersBy(terms, play, won), play.phase);
    return story;
  },
};

/** Whose win ends a game: of those at this table, dead ones too, so that the list tells nothing of who is left. */
const sidesIn = (play: Play): readonly Alignment[] =>
  alignments.filter(({ id, win }) => win === 'game-ending' && play.order.some(seat => roleOf(play, seat).alignment === id));
