import { resultFor, resultOf } from '../testing/result.ts';
import { unknownPlayer } from '../testing/shape.ts';
import { complain, EXIT, JSON_OPTION, type CliCommand } from './command.ts';
import { narrate } from './narrate.ts';
import { playFile } from './record-file.ts';

/** `curfew run FILE`: plays a record. */
export const run: CliCommand = {
  name: 'run',
  usage: 'run FILE [--json] [--until PHASE] [--as PLAYER]',
  about: 'plays a record and tells what happened',
  options: {
    json: JSON_OPTION,
    until: { value: 'PHASE', about: 'stop when this phase has begun, such as "night 2"' },
    as: { value: 'PLAYER', about: 'print only what this player may know' },
  },
  takes: [1, 1],
  run({ positionals: [path], values: { json, until, as } }, io) {
    const file = playFile(path!, typeof until === 'string' ? until : undefined);
    if (!file.ok) return complain(io, file.message);
    const { record, played: { session } } = file.value;
    const names = record.players.map(({ name }) => name);
    const player = typeof as === 'string' ? names.find(name => name.toLowerCase() === as.toLowerCase()) : undefined;
    if (as !== undefined && player === undefined) return complain(io, `curfew run --as: ${unknownPlayer(String(as), names)}`);
    const result = player === undefined ? resultOf(session) : resultFor(session, player);
    io.out(json ? `${JSON.stringify(result, null, 2)}\n` : narrate(record, session, result, player));
    return EXIT.good;
  },
};
