import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

const secretsFile = z.object({ signingSecret: z.string().min(16), botToken: z.string().startsWith('xoxb-') });

/** What the app and the local workspace share, as Slack and an app do. */
export type LocalSecrets = z.infer<typeof secretsFile>;

/** Reads them, or makes them at the first start; only this user can read the file. */
export function localSecrets(file: string): LocalSecrets {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`${file} cannot be read; remove it and new secrets are made`, { cause: error });
    }
  }
  const made: LocalSecrets = { signingSecret: randomBytes(16).toString('hex'), botToken: `xoxb-local-${randomBytes(12).toString('hex')}` };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
