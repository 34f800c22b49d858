import { engineCommands, runCurfew } from '../../../engine/cli/main.ts';

/** Runs a command as somebody would type it. */
export async function curfew(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCurfew(engineCommands, '1', argv, { out: text => { out += text; }, err: text => { err += text; } });
  return { code, out, err };
}
