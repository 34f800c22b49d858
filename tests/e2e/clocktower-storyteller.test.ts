import { afterAll, beforeAll, expect, test } from 'vitest';
import { slackLimits } from '../../local/workspace/server/options.ts';
import { type Chairs, patience } from './chairs.ts';
import { openStage, type Stage } from './stage.ts';

/** Days go by in a minute, which is more than Slack lets an app say in one. */
const tiers = { ...slackLimits.tiers, '2': 500, '3': 500, '4': 500 };

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ limits: { tiers } });
});
afterAll(() => stage.close());

const list = 'Fortune Teller, Drunk, Mathematician, Exorcist, Baron, Puzzlemaster, Lleech';

/** Who is what, as the grimoire tells it. */
type Cast = Readonly<Record<'teller' | 'drunk' | 'mathematician' | 'exorcist' | 'demon' | 'puzzlemaster', string>>;

test('a game that somebody runs: the deal by hand, decisions of the night, something set right and taken back, the end', { timeout: 180_000 }, async () => {
  const at = await stage.chairs('storyteller-');
  await lobby(at);
  const cast = await deal(at);
  await firstNight(at, cast);
  await decisions(at);
  await mends(at, cast);
  await end(at, cast);
});

/** Ana runs the game and does not play; bots take the seats, and then let go of them. */
async function lobby(at: Chairs): Promise<void> {
  await at.enter();
  await at.say(`/curfew new mode=storyteller deal=storyteller play=no roles ${list}`);
  await at.letBotsPlay();
  await at.reads('Everybody is here: the host can start.');
  await at.stopBots();
  await at.button('lobby:start').click();
}

/** The deal is completed page by page; nobody knows anything before it is. */
async function deal(at: Chairs): Promise<Cast> {
  await at.toMessages();
  await at.reads('Grimoire, Setup 0');
  const text = await at.open();
  const who = (role: string): string => new RegExp(`\\d+\\. (\\S+): ${role}`).exec(text)![1]!;
  const cast = { teller: who('Fortune Teller'), drunk: who('Drunk as'), mathematician: who('Mathematician'), exorcist: who('Exorcist'), demon: who('Lleech'), puzzlemaster: who('Puzzlemaster') };
  await at.shot('the-deal-is-open');
  await at.sit(cast.drunk);
  await at.toMessages();
  expect(await at.open()).not.toContain('Your role');
  await at.sit('Ana');
  await at.toMessages();
  await at.opens('host:deal');
  await at.input('Who the Drunk believes to be').selectOption({ label: 'Dreamer' });
  await at.input('Whom the Puzzlemaster makes drunk').selectOption({ label: cast.teller });
  await at.shot('wizard');
  await at.submit();
  await at.button('host:end-phase').click();
  await at.reads('Grimoire, Night 1');
  await at.reads(`${cast.drunk}: Drunk as Dreamer (good)`);
  await at.reads(`${cast.teller}: Fortune Teller (good); in, drunk by ${cast.puzzlemaster}`);
  await at.shot('grimoire-of-the-first-night');
  return cast;
}

/** What was decided is told as the players' own. */
async function firstNight(at: Chairs, { teller, drunk, mathematician, demon }: Cast): Promise<void> {
  await at.sit(drunk);
  await at.toMessages();
  await at.reads('You are the Dreamer.');
  for (const [name, targets] of [[drunk, [mathematician]], [teller, [mathematician, demon]], [demon, [mathematician]]] as const) {
    await at.sit(name);
    await at.toMessages();
    await at.opens('play:open-act');
    for (const [place, target] of targets.entries()) await at.window().locator('select').nth(place).selectOption({ label: target });
    await at.submit();
  }
  await at.sit('Ana');
  await at.toVillage();
  await at.say('/curfew end');
  await at.toMessages();
}

/** One decision is answered, the next one is left to its default. */
async function decisions(at: Chairs): Promise<void> {
  await at.reads('Without an answer:');
  await at.reads('waits for your decision');
  await at.shot('a-decision-waits');
  await at.opens('host:decide');
  const other = (await at.picker().locator('option').allTextContents()).filter(text => text !== '').at(-1)!;
  await at.picker().selectOption({ label: other });
  await at.shot('the-form-of-a-decision');
  await at.submit();
  await at.reads(`Decided: ${other}.`);
  await at.reads('Open until');
  await at.toVillage();
  await at.say('/curfew end');
  await at.reads('Day 1');
  await expect.poll(() => at.picture('The table, Day 1'), { timeout: patience }).toBe(1);
  await at.shot('dawn-with-the-picture');
  await at.toMessages();
  await at.reads('Nobody decided in time:');
  await at.shot('a-decision-has-lapsed');
}

/** Somebody is put out of the game and back again. */
async function mends(at: Chairs, { exorcist }: Cast): Promise<void> {
  await setRight(at, exorcist, 'In the game or out', 'out');
  await at.reads(`Take back: ${exorcist}, life out`);
  await at.shot('set-right');
  await at.toVillage();
  await at.reads(`The Storyteller sets something right: @${exorcist} is out of the game.`);
  await at.toMessages();
  await at.button('host:unmend').click();
  await at.toVillage();
  await at.reads(`Something that was set right by hand is taken back: it is about @${exorcist}.`);
}

async function setRight(at: Chairs, who: string, what: string, value: string): Promise<void> {
  await at.toMessages();
  await at.select('host:mend').selectOption({ label: who });
  await at.window().waitFor();
  await at.input(what).selectOption({ label: value });
  await at.shot('mend-form');
  await at.submit();
}

/** Whoever runs the game says that it is over. */
async function end(at: Chairs, { demon, exorcist }: Cast): Promise<void> {
  await setRight(at, demon, 'In the game or out', 'out');
  await at.toVillage();
  await at.reads(`@${demon} is out of the game.`);
  await at.say('/curfew players');
  await at.reads(`${demon}: Lleech, out of the game, one vote left`);
  await at.reads(new RegExp(`${exorcist}: Exorcist$`, 'm'));
  await at.say('/curfew declare good');
  await at.window().waitFor();
  await at.submit();
  await at.reads('This game is over.');
  await at.reads('Set by hand:');
  await at.shot('the-end');
}
