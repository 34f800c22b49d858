import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Slack's code lives as long. */
export const stateSeconds = 600;

/** The cookie that ties an installation to the browser in which it was started. */
export const cookieName = 'curfew-install';

/** What goes to Slack and comes back, and what stays in the browser. */
export interface Started {
  readonly state: string;
  readonly nonce: string;
}

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(`install-state ${text}`).digest('base64url');

/** A state of this very moment. */
export function startState(secret: string, now: number, nonce: string = randomBytes(16).toString('base64url')): Started {
  const text = `${nonce}.${Math.floor(now / 1000)}`;
  return { nonce, state: `${text}.${sign(secret, text)}` };
}

/** True for a state that we made within the last ten minutes for the browser that holds this nonce. */
export function isStateOf(secret: string, state: string, nonce: string, now: number): boolean {
  const [own = '', second = '', signature = '', ...rest] = state.split('.');
  const age = Math.floor(now / 1000) - Number(second);
  return (
    rest.length === 0 &&
    own !== '' &&
    isEqual(signature, sign(secret, `${own}.${second}`)) &&
    isEqual(own, nonce) &&
    age >= 0 &&
    age <= stateSeconds
  );
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
