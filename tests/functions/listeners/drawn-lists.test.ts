import { describe, expect, it } from 'vitest';
import { Office, users } from './office.ts';

/** A game of eight that has started. */
async function started(text: string): Promise<{ readonly office: Office; readonly lobby: string }> {
  const office = new Office();
  const lobby = (await office.command('UANN', text)).text;
  for (const user of [...users.slice(1), 'UHAL']) await office.command(user, 'join');
  await office.command('UANN', 'start');
  return { office, lobby };
}

describe('a list of roles that is drawn', () => {
  it('is chosen by its size, and everybody can look up what was drawn', async () => {
    const { office, lobby } = await started('new lot-8');
    expect(lobby).toContain('Lobby of "By lot, for eight": 1 of 8 players.');
    const { play } = await office.game();
    const roles = play!.order.map(seat => play!.seats[seat]!.role);
    expect(roles).toHaveLength(8);
    const { text } = await office.command('UBOB', 'status');
    for (const role of roles) expect(text).toContain(role);
  });

  it('is typed as a count, and kept back where an option says so', async () => {
    const { office } = await started('new roleList=hidden roles 8x drawn');
    const { play, terms } = await office.game();
    expect([terms.ruleset, terms.options['roleList'], play!.order.length]).toEqual(['werewolves', 'hidden', 8]);
    expect((await office.command('UBOB', 'status')).text).not.toContain('Its roles');
  });

  it('is refused for fewer than it can be drawn for', async () => {
    expect((await new Office().command('UANN', 'new roles 7x drawn')).text).toBe('This setup cannot be played: a list is drawn for 8 to 40 players, and these are 7.');
  });
});

it('the lobby tells of a list of the host what everybody may see of it', async () => {
  const said = async (option: string): Promise<string> => (await new Office().command('UANN', `new ${option}roles 5x Citizen, Fortune Teller, Wolf, Angel`)).text;
  expect(await said('')).toContain('Its roles: Angel, 5x Citizen, Fortune Teller and Wolf.');
  expect(await said('roleList=hidden ')).not.toContain('Fortune Teller');
});
