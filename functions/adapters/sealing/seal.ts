import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';

/** Keys by their id; new tokens are sealed with `current`, older ones are still opened. */
export interface KeyRing {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/** A token cannot be opened: another workspace's, an unknown key, or it was changed. */
export class SealFault extends Error {
  override readonly name = 'SealFault';
}

/** Seals bot tokens for one workspace each. */
export interface Sealing {
  seal(team: string, token: string): string;
  open(team: string, sealed: string): string;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const kept = lazily(() => z.record(z.string().check(z.regex(/^[A-Za-z0-9_-]+$/)), z.string()));

/** A ring as it is kept: JSON, each key's id with its 32 bytes in base64; the one that was added last is the current one. */
export function keyRing(text: string): KeyRing {
  const keys = new Map(Object.entries(parsed(text)).map(([kid, encoded]) => [kid, Buffer.from(encoded, 'base64')]));
  const current = [...keys.keys()].at(-1);
  if (current === undefined || [...keys.values()].some(key => key.length !== keyBytes)) throw malformed();
  return { current, keys };
}

const malformed = (): SealFault => new SealFault('the token keys must be JSON: an id for each, and 32 bytes in base64');

/** The text is a secret: no error may show a part of it. */
function parsed(text: string): Readonly<Record<string, string>> {
  try {
    return kept().parse(JSON.parse(text));
  } catch {
    throw malformed();
  }
}

/** AES-256-GCM, bound to the team and the key's id. */
export const makeSealing = ({ current, keys }: KeyRing): Sealing => {
  const keyOf = (kid: string): Buffer => {
    const key = keys.get(kid);
    if (!key) throw new SealFault('the token was sealed with a key that is not in the ring');
    return key;
  };
  return {
    seal(team, token) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keyOf(current), nonce).setAAD(bound(team, current));
      const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return `${current}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(team, sealed) {
      const [kid = '', body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      const key = keyOf(kid);
      if (bytes.length < nonceBytes + tagBytes) throw new SealFault('the sealed token is cut off');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(bound(team, kid));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new SealFault('the token is not what was sealed for this workspace', { cause });
      }
    },
  };
};

const bound = (team: string, kid: string): Buffer => Buffer.from(`${team} ${kid}`);
