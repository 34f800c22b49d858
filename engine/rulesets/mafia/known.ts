import { living, type Play, type Seat, type Terms } from '../../core/state.ts';
import type { View } from '../../core/views.ts';

/** As much of a view as the lists of these rules' forms look at: who lives and who does not. */
export const seenFrom = (_: Terms, play: Play, viewer: Seat): View => ({
  ruleset: 'mafia', viewer, phase: play.phase, over: play.winners !== null,
  seats: play.order.map(seat => ({ seat, name: play.names[seat]!, alive: play.seats[seat]!.alive })),
  living: living(play), dead: play.order.filter(seat => !play.seats[seat]!.alive),
  asks: [], polls: [], chats: [], news: [], winners: play.winners, common: [], mates: [], beside: [], decisions: [], shut: [], meetings: [],
});
