import { complain, EXIT, type CliCommand, type Io } from './command.ts';
import { recordsAt } from './files.ts';
import { playFile } from './record-file.ts';

interface Tally {
  readonly code: number;
  readonly checked: number;
}

/** `curfew check PATH…`: plays records and compares what they expect. */
export const check: CliCommand = {
  name: 'check',
  usage: 'check PATH…',
  about: 'plays records, or all in a folder, and compares what they expect',
  options: {},
  takes: [1, Infinity],
  run({ positionals }, io) {
    const tallies = positionals.flatMap(path => checkPath(path, io));
    const code = Math.max(...tallies.map(tally => tally.code));
    const checked = tallies.reduce((sum, tally) => sum + tally.checked, 0);
    if (code !== EXIT.good) return code;
    if (checked === 0) {
      io.err('curfew check: no expectation was checked; a record compares only what stands under its "expect"\n');
      return EXIT.finding;
    }
    io.out(`${count(tallies.length, 'record')}, ${count(checked, 'expectation')}: all as expected\n`);
    return EXIT.good;
  },
};

function checkPath(path: string, io: Io): Tally[] {
  const found = recordsAt(path);
  if (!found.ok) return [{ code: complain(io, `curfew check: ${found.message}`), checked: 0 }];
  if (found.value.length === 0) return [{ code: complain(io, `curfew check: ${path}: this folder holds no records (*.yaml)`), checked: 0 }];
  return found.value.map(file => checkFile(file, io));
}

function checkFile(path: string, io: Io): Tally {
  const file = playFile(path);
  if (!file.ok) return { code: complain(io, file.message), checked: 0 };
  const { failures, checked } = file.value.played;
  for (const { line, message } of failures) io.out(`${path}:${line}: ${message}\n`);
  if (failures.length > 0) return { code: EXIT.finding, checked };
  io.out(`ok ${path} (${checked})\n`);
  return { code: EXIT.good, checked };
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
