import { readCommand } from '../../engine/table/command-text.ts';
import { houseTheme, misunderstood, refusal } from '../forms/say.ts';
import { commands } from './commands/index.ts';
import type { Shown } from './listener.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';

/** Longer than anything that can be meant. */
const longest = 3_000;

/** Carries out whatever was typed after the slash command. */
export async function runTyped(text: string, sender: Sender, ports: ListenerPorts): Promise<Shown> {
  if (text.length > longest) return { say: refusal(houseTheme, 'malformed', { reason: `it has more than ${longest} characters` }) };
  const read = readCommand(text);
  if (!read.ok) return { say: misunderstood(houseTheme, read.misread) };
  const listener = commands.find(one => one.hears(read.typed));
  if (!listener) throw new Error(`nobody listens to "${read.typed.type}"`);
  return listener.run(read.typed, sender, ports);
}
