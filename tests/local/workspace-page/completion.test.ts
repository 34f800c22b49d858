import { describe, expect, test } from 'vitest';
import { complete, hintOf, withMentions } from '../../../local/workspace/page/chat/completion.ts';
import { clientState, person } from './fake-world.ts';

const known = clientState('U0ANA');
const titles = (before: string, from = known) => complete(before, from)?.proposals.map(({ title }) => title) ?? null;

describe('completion', () => {
  test('a slash gives the commands with their hints', () => {
    expect(complete('/cu', known)).toEqual({
      from: 0,
      proposals: [
        {
          id: '/curfew',
          insert: '/curfew ',
          title: '/curfew',
          hint: '[new | join | status | help]',
          detail: 'Start or join a game',
          user: null,
        },
      ],
    });
    expect(titles('/x')).toBeNull();
    expect(titles('say /cu')).toBeNull();
    expect(hintOf('/curfew n', known)).toBe('/curfew [new | join | status | help]');
    expect(hintOf('/curfew', known)).toBeNull();
  });

  test('an at sign gives people by the start of any of their names', () => {
    expect(titles('/curfew vote @')).toHaveLength(8);
    expect(titles('hello @be')).toEqual(['Ben']);
    expect(complete('hello @be', known)?.from).toBe(6);
    expect(titles('@exam', { ...known, users: [person('Ben')] })).toEqual(['Ben']);
    expect(titles('ana@be')).toBeNull();
    expect(titles('@zz')).toBeNull();
  });

  test('two of one name are told apart by their real names', () => {
    const users = [
      { ...person('Ben'), realName: 'Ben Okafor' },
      { ...person('Ben'), id: 'U0BEN2', realName: 'Ben Smith' },
    ];
    expect(complete('@ben', { ...known, users })?.proposals.map(({ insert }) => insert)).toEqual([
      '@Ben (Ben Okafor) ',
      '@Ben (Ben Smith) ',
    ]);
  });

  test('who was picked is sent by id; a longer name that begins alike is not', () => {
    const picked = new Map([
      ['@Ben', 'U0BEN'],
      ['@Ben (Ben Smith)', 'U0BEN2'],
    ]);
    expect(withMentions('@Ben and @Ben (Ben Smith), not @Benno', picked)).toBe('<@U0BEN> and <@U0BEN2>, not @Benno');
  });
});
