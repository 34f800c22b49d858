import { expect, test } from 'vitest';
import type { Effect } from '../../../functions/app/effects.ts';
import { Played } from './played.ts';

const roles = ['Wolf', 'Infecting Wolf', 'Fortune Teller', 'Witch', 'Medium', 'Bartender', 'Baker', 'Baker', 'Child', 'Coroner', 'Barber', 'Angel'];

/** A game in its first night, as it is dealt. */
function night(): Played {
  const game = new Played({ ruleset: 'werewolves', roles }).begin();
  game.pass();
  return game;
}

const seatOf = (game: Played, role: string): string => game.state.play!.order.find(seat => game.state.play!.seats[seat]!.role === role)!;
const people = (game: Played, ...seats: readonly string[]): readonly string[] => game.state.play!.order.filter(seat => seats.includes(seat)).map(seat => game.person(seat));
const rooms = (effects: readonly Effect[], slug: string): readonly (readonly string[])[] => effects.flatMap(effect => (effect.type === 'room' && effect.slug === slug ? [effect.members] : []));
const publicly = (effects: readonly Effect[]): readonly string[] => effects.flatMap(effect => (effect.type === 'post' && effect.to === 'table' ? effect.messages.map(({ key }) => key) : effect.type === 'card' && effect.person === undefined ? [effect.card] : []));
const cardsOf = (effects: readonly Effect[], name: string): readonly (string | undefined)[] => effects.flatMap(effect => (effect.type === 'card' && effect.card === name ? [effect.person] : []));

test('a look is answered on the spot, to whoever looked and to nobody else', () => {
  const game = night();
  const [teller, wolf] = [seatOf(game, 'Fortune Teller'), seatOf(game, 'Wolf')];
  const effects = game.act(teller, 'fortune teller', wolf);
  const told = effects.flatMap(effect => (effect.type === 'tell' ? effect.messages.map(({ result }) => [effect.person, result]) : []));
  expect(told).toEqual([[game.person(teller), { word: 'Wolf' }]]);
  expect(publicly(effects)).toEqual([]);
});

test('whoever becomes a wolf comes into the room of the pack at once, and gets its vote', () => {
  const game = night();
  const [wolf, infecting, witch] = [seatOf(game, 'Wolf'), seatOf(game, 'Infecting Wolf'), seatOf(game, 'Witch')];
  const effects = game.act(infecting, 'infecting wolf', witch);
  expect(rooms(effects, 'wolfpack')).toEqual([people(game, wolf, infecting, witch)]);
  expect(new Set(cardsOf(effects, 'vote night 1 wolfpack'))).toEqual(new Set(people(game, wolf, infecting, witch)));
  expect(publicly(effects)).toEqual([]);
});

test('the vote of the day and an election are open at once, each with a card of its own', () => {
  const game = night();
  const effects = game.pass();
  expect([cardsOf(effects, 'vote day 1 lynch'), cardsOf(effects, 'vote day 1 mayor')]).toEqual([[undefined], [undefined]]);
  const voted = game.do({ type: 'vote', person: game.person('s1'), poll: 'mayor', choice: 's2' });
  expect(publicly(voted)).toEqual(['vote day 1 mayor']);
});

test('what is said in the tavern is read by all, and says nothing of who said it', () => {
  const game = night();
  const bartender = seatOf(game, 'Bartender');
  const ask = game.rules('werewolves')!.asks(game.state.terms, game.state.play!).find(({ seats }) => seats.includes(bartender))!;
  const effects = game.do({ type: 'answer', person: game.person(bartender), ask: ask.id, raw: { text: ['Who is there?'] } });
  const posts = effects.flatMap(effect => (effect.type === 'post' ? effect.messages : []));
  expect(posts).toMatchObject([{ to: 'table', key: 'werewolves.tavern', about: [], args: { text: 'Who is there?' } }]);
  expect(JSON.stringify(posts)).not.toContain(bartender);
});

test('an Angel who is voted out leaves as a winner, which all are told', () => {
  const game = night();
  game.pass();
  const angel = seatOf(game, 'Angel');
  for (const seat of game.state.play!.order.filter(one => one !== angel).slice(0, 4)) game.do({ type: 'vote', person: game.person(seat), poll: 'lynch', choice: angel });
  const told = publicly(game.pass());
  expect(told).toEqual(expect.arrayContaining(['werewolves.ascended', 'werewolves.angel.companion', 'werewolves.phase.night']));
});

test('who reads along is told of each line alone, and never comes into the room, whose members know that somebody may', () => {
  const game = new Played({ ruleset: 'werewolves', roles: ['Flute Player', 'Flute Player', 'Citizen', 'Citizen', 'Wolf'], options: { check: 'off' } }).begin();
  game.pass();
  const [flute, other] = game.state.play!.order.filter(seat => game.state.play!.seats[seat]!.role === 'Flute Player');
  const [one, two] = game.state.play!.order.filter(seat => game.state.play!.seats[seat]!.role === 'Citizen');
  const enchants = (by: string, whom: string): readonly Effect[] => {
    const ask = game.rules('werewolves')!.asks(game.state.terms, game.state.play!).find(({ seats, form }) => seats.includes(by) && 'whom' in form)!;
    return game.do({ type: 'answer', person: game.person(by), ask: ask.id, raw: { whom: [whom] } });
  };
  enchants(flute!, one!);
  const effects = enchants(other!, two!);
  expect(rooms(effects, 'enchanted')).toEqual([people(game, one!, two!)]);
  expect(effects).toContainEqual({ type: 'post', to: { chat: 'enchanted' }, messages: [expect.objectContaining({ key: 'screen.chat.open.read' })] });
  game.do({ type: 'room-made', slug: 'enchanted', place: 'T1/C7' });
  const said = game.do({ type: 'say', person: game.person(one!), text: 'Who is here?', chat: 'enchanted' });
  expect(said.map(effect => (effect.type === 'post' ? effect.to : effect.type === 'tell' ? effect.person : effect.type))).toEqual([{ chat: 'enchanted' }, ...people(game, flute!, other!)]);
});

test('a whisper into a channel that has a room stands there once, and is told to each where there is none', () => {
  const game = new Played({ ruleset: 'werewolves', roles: ['Grandma', 'Citizen', 'Citizen', 'Citizen', 'Wolf'], options: { check: 'off' } }).begin();
  game.pass();
  const grandma = seatOf(game, 'Grandma');
  const guests = game.state.play!.order.filter(seat => game.state.play!.seats[seat]!.role === 'Citizen').slice(0, 2);
  game.act(grandma, 'grandma', ...guests);
  const whisper = (): readonly Effect[] => {
    const ask = game.rules('werewolves')!.asks(game.state.terms, game.state.play!).find(({ seats, form }) => seats.includes(grandma) && 'text' in form)!;
    return game.do({ type: 'answer', person: game.person(grandma), ask: ask.id, raw: { text: ['Soup?'] } }).filter(effect => JSON.stringify(effect).includes('werewolves.whispered'));
  };
  expect(whisper().map(effect => (effect.type === 'tell' ? effect.person : effect.type))).toEqual(people(game, ...guests));
  game.do({ type: 'room-made', slug: 'grandmas-house', place: 'T1/C7' });
  expect(whisper()).toMatchObject([{ type: 'post', to: { chat: 'grandmas-house' }, messages: [{ key: 'werewolves.whispered', about: [] }] }]);
});
