import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineCommands, runCurfew } from '../../../engine/cli/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'curfew-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function curfew(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCurfew(engineCommands, '1.2.3', argv, { out: text => { out += text; }, err: text => { err += text; } });
  return { code, out, err };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const game = `rules: mafia
seed: 7
options: { start: night }
players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town Doctor }
play:
  - night 1: [Ann: cop Bob, Bob: mafia vigilante Dan, Cat: cop Bob]
  - end
`;
const good = file('records/good.yaml', `${game}  - expect: { dead: [Dan], phase: day 1 }\n`);
const deeper = file('records/deeper/more.yml', `${game}  - expect: { winners: [] }\n`);
file('records/notes.txt', 'no record');
const failing = file('failing.yaml', `${game}  - expect: { dead: [Eve] }\n`);
const empty = file('empty.yaml', game);
const broken = file('broken.yaml', game.replace('Goon', 'Gon'));

describe('help and versions', () => {
  test('curfew alone, help, --help and -h say what there is', async () => {
    const { code, out, err } = await curfew();
    expect([code, err]).toEqual([0, '']);
    for (const name of ['run', 'check', 'explain', 'roles', 'simulate']) expect(out).toContain(`curfew ${name} `);
    for (const asked of [['help'], ['--help'], ['-h']]) expect((await curfew(...asked)).out).toBe(out);
  });

  test('help on a command', async () => {
    const { out } = await curfew('help', 'run');
    expect(out).toContain('curfew run FILE [--json] [--until PHASE] [--as PLAYER]');
    expect(out).toContain('--until PHASE');
    expect((await curfew('run', '--help')).out).toBe(out);
  });

  test('the version', async () => {
    expect(await curfew('--version')).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });
});

describe('bad input is one line on standard error, and exit 2', () => {
  test.each([
    [['rnu', 'x'], 'curfew: there is no command "rnu"; did you mean "run"? (commands: '],
    [['run'], 'curfew run: it is written: curfew run FILE [--json] [--until PHASE] [--as PLAYER]'],
    [['run', good, good], 'curfew run: it is written: curfew run FILE'],
    [['run', good, '--jsn'], 'curfew run: there is no option "--jsn"; did you mean "--json"? (options: --json, --until, --as)'],
    [['run', good, '--json=yes'], 'curfew run: --json takes no value'],
    [['run', good, '--until'], 'curfew run: --until needs a value: --until PHASE'],
    [['run', join(folder, 'nothing.yaml')], 'nothing.yaml: there is no such file or folder'],
    [['run', folder], ': it is a folder, not a file'],
    [['run', broken], `broken.yaml:4: Bob's role "Mafia Gon": unknown word "Gon" at character 7`],
    [['run', broken, '--json'], 'broken.yaml:4: '],
    [['run', good, '--as', 'Anm'], 'curfew run --as: nobody here is called "Anm"; did you mean Ann?'],
    [['run', good, '--until', 'day 9'], 'good.yaml:8: the game does not come to "day 9": it stops in "day 1"'],
    [['check'], 'curfew check: it is written: curfew check PATH…'],
    [['check', join(folder, 'nowhere')], 'curfew check: '],
    [['check', file('hollow/readme.md', 'x').replace('/readme.md', '')], 'this folder holds no records (*.yaml)'],
    [['explain', 'mafia'], 'curfew explain: it is written: curfew explain RULES "EXPRESSION" [--json]'],
    [['explain', 'mafai', 'Cop'], 'curfew explain: there are no rules called "mafai"; did you mean "mafia"? (rules: mafia, werewolves, clocktower)'],
    [['explain', 'mafia', 'Town Kop'], '"Town Kop": unknown word "Kop" at character 6; did you mean "Cop"?'],
    [['explain', 'mafia', 'Town Kop', '--json'], '"Town Kop": unknown word "Kop" at character 6; did you mean "Cop"?'],
    [['roles', 'poker'], 'curfew roles: there are no rules called "poker" (rules: mafia, werewolves, clocktower)'],
  ])('%j', async (argv, message) => {
    const { code, out, err } = await curfew(...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('run', () => {
  test('--json prints the result alone, the same bytes each time', async () => {
    const [one, two] = [await curfew('run', good, '--json'), await curfew('run', '--json', good)];
    expect([one.code, one.err]).toEqual([0, '']);
    expect(two.out).toBe(one.out);
    expect(JSON.parse(one.out)).toMatchObject({ phase: 'day 1', deaths: [{ player: 'Dan' }], winners: null, refused: [{ by: 'Cat', code: 'wrong-phase' }] });
  });

  test('tells the game to people', async () => {
    const { code, out } = await curfew('run', good);
    expect(code).toBe(0);
    expect(out).toMatch(/^Mafia, 5 players, seed 7, start night\n/);
    expect(out).toContain('  Ann: cop Bob\n');
    expect(out).toContain('  Cat: cop Bob\n      refused: You have nothing to do in night 1.\n');
    expect(out).toContain('  to Ann: Cop on Bob: Non-Town.\n');
    expect(out).toContain('[mafia/role/vigilante#1]');
    expect(out).toContain('still in the game  Ann, Bob, Cat and Eve\n');
  });

  test('--as tells one player nothing that this player may not know', async () => {
    const { out } = await curfew('run', good, '--as', 'eve');
    expect(out).toMatch(/^Mafia, 5 players, seed 7, start night; as Eve knows it\n/);
    expect(out).toContain('Town Doctor');
    expect(out).not.toMatch(/Goon|Cop|cop|vigilante|why:/);
    expect(JSON.parse((await curfew('run', good, '--as', 'Eve', '--json')).out).roles).toEqual({ Dan: 'Town', Eve: 'Town Doctor' });
  });

  test('--until stops there', async () => {
    const { out } = await curfew('run', good, '--until', 'night 1', '--json');
    expect(JSON.parse(out)).toMatchObject({ phase: 'night 1', deaths: [], refused: [] });
  });
});

describe('check', () => {
  test('counts what was compared, in files and in folders', async () => {
    expect(await curfew('check', join(folder, 'records'))).toEqual({
      code: 0, err: '', out: `ok ${deeper} (1)\nok ${good} (2)\n2 records, 3 expectations: all as expected\n`,
    });
  });

  test('a failure: the line and the difference, exit 1', async () => {
    expect(await curfew('check', good, failing)).toEqual({
      code: 1, err: '', out: `ok ${good} (2)\n${failing}:8: dead: expected [Eve], but it is [Dan] (missing Eve; too many: Dan)\n`,
    });
  });

  test('bad input weighs more than a failure, and the others are still checked', async () => {
    const { code, out, err } = await curfew('check', broken, failing, good);
    expect(code).toBe(2);
    expect(err).toContain('broken.yaml:4: ');
    expect(out).toContain(`ok ${good} (2)`);
    expect(out).toContain('failing.yaml:8: ');
  });

  test('nothing expected is nothing checked: exit 1', async () => {
    const { code, err } = await curfew('check', empty);
    expect([code, err]).toEqual([1, 'curfew check: no expectation was checked; a record compares only what stands under its "expect"\n']);
  });
});

describe('explain and roles', () => {
  test('explain --json', async () => {
    const { code, out, err } = await curfew('explain', 'mafia', 'mafia roleblocker', '--json');
    expect([code, err]).toEqual([0, '']);
    const explained = JSON.parse(out);
    expect(Object.keys(explained)).toEqual(['parse', 'canonical', 'card', 'warnings']);
    expect(explained).toMatchObject({ parse: 'align(mafia, all(member(mafia), roleblocker))', canonical: 'Mafia Roleblocker', warnings: [] });
    expect(explained.card).toMatch(/^You are Mafia Roleblocker\.\n/);
  });

  test('explain for people, without quotes too', async () => {
    const { out } = await curfew('explain', 'mafia', 'Town', 'Cop');
    expect(out).toMatch(/^Town Cop\nalign\(town, cop\)\n\nYou are Town Cop\.\nCop: /);
  });

  test('roles --json', async () => {
    const { out } = await curfew('roles', 'mafia', '--json');
    const listed = JSON.parse(out);
    expect(Object.keys(listed)).toEqual(['rules', 'entries', 'decisions']);
    expect(listed.entries.find(({ id }: { id: string }) => id === 'mafia/role/doctor')).toEqual({
      id: 'mafia/role/doctor', name: 'Doctor', kind: 'role', rules: ['mafia/role/doctor#1', 'mafia/role/doctor#2', 'mafia/role/doctor#3', 'mafia/role/doctor#4', 'mafia/role/doctor#5', 'mafia/role/doctor?1', 'mafia/role/doctor?2', 'mafia/role/doctor?3'],
    });
  });

  test('roles for people', async () => {
    const { out } = await curfew('roles', 'mafia');
    expect(out).toMatch(/^  Watcher +mafia\/role\/watcher#1 \?1-3$/m);
    expect(out).toMatch(/^role\n[\s\S]*\nmodifier\n[\s\S]*\nfaction\n[\s\S]*\nalignment\n[\s\S]*\ndecision\n/);
  });
});
