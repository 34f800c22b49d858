import { describe, expect, it } from 'vitest';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office } from './office.ts';

describe('everything may come twice', () => {
  it('a new game is made once', async () => {
    const office = new Office();
    const first = await office.command('UANN', 'new plain-5', { trigger: '7.7.a' });
    const { game } = await office.game();
    office.seed = 6;
    const second = await office.command('UANN', 'new plain-5', { trigger: '7.7.a' });
    expect(second.text).toBe(first.text);
    expect((await office.game()).game).toBe(game);
    expect(await office.version()).toBe(1);
  });

  it('a new game by form with another host is made once, and joined once', async () => {
    const office = new Office();
    await office.command('UANN', 'new');
    const form = office.opened;
    for (const _ of [1, 2]) expect((await office.submit('UANN', form, { setup: 'plain-5', host: 'UBOB' }, { trigger: '7.8.a' })).body).toBe('');
    expect(await office.version()).toBe(2);
    expect((await office.game()).table.guests).toHaveLength(1);
  });

  it('a command, an act, a button and a form are one commit each', async () => {
    const office = new Office();
    const { game } = await office.begin('start=night');
    const twice = async (act: (trigger: string) => Promise<{ status: number; text: string }>) => {
      const before = await office.version();
      const trigger = office.trigger();
      const answers = [await act(trigger), await act(trigger)];
      expect(answers[1]!.text).toBe(answers[0]!.text);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await office.version()).toBe(before + 1);
    };
    await twice(trigger => office.command('UBOB', 'cop <@UEVE>', { trigger }));
    await twice(trigger => office.command('UBOB', 'cancel cop', { trigger }));
    await office.press('UBOB', { id: actions.openAct, value: ref(game, 'night 1') });
    const form = office.opened;
    await twice(trigger => office.submit('UBOB', form, { [ref('s2.1', 'targets')]: 's1' }, { trigger }));
    await twice(trigger => office.press('UANN', { id: actions.pause, value: ref(game, 'night 1'), trigger }));
    await twice(trigger => office.command('UANN', 'resume', { trigger }));
    await twice(trigger => office.press('UANN', { id: actions.endPhase, value: ref(game, 'night 1'), trigger }));
    await twice(trigger => office.press('UBOB', { id: actions.vote, block: ref(game, 'day 1', 'lynch'), choice: 's1', trigger }));
    expect(office.responses).toEqual([]);
  });

  it('a repeat that comes after newer acts changes nothing', async () => {
    const office = new Office();
    await office.begin();
    await office.command('UBOB', 'vote <@UEVE>', { trigger: '9.1.a' });
    await office.command('UBOB', 'vote nobody', { trigger: '9.2.a' });
    const before = await office.version();
    await office.command('UBOB', 'vote <@UEVE>', { trigger: '9.1.a' });
    expect(await office.version()).toBe(before);
    expect((await office.game()).play!.polls['lynch']!.ballots).toEqual([{ seat: 's2', choice: 'nobody' }]);
  });

  it('an end of a phase that is typed twice ends one phase', async () => {
    const office = new Office();
    await office.begin();
    await office.command('UANN', 'end', { trigger: '9.3.a' });
    await office.command('UANN', 'end', { trigger: '9.3.a' });
    expect((await office.game()).play!.phase).toEqual({ name: 'night', number: 1 });
  });

  it('two who press at once are both heard', async () => {
    const office = new Office();
    const { game } = await office.begin();
    const block = ref(game, 'day 1', 'lynch');
    await Promise.all(['UBOB', 'UCAT'].map(user => office.press(user, { id: actions.vote, block, choice: 'nobody' })));
    expect((await office.game()).play!.polls['lynch']!.ballots.map(({ seat }) => seat).sort()).toEqual(['s2', 's3']);
  });
});
