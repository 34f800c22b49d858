import { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError } from '@slack/web-api';

/**
 * Why Slack did not do something, by what there is to do about it. `wait` and `retry`: come back. `dead`: the workspace has no Curfew
 * any more. `admin`: somebody there must allow it. `bug`: we sent what nobody may send. `refused`: any other refusal, for good.
 */
export type Trouble =
  | { readonly kind: 'wait'; readonly code: string; readonly seconds: number }
  | { readonly kind: 'retry' | 'dead' | 'admin' | 'bug' | 'refused'; readonly code: string };

const classes: readonly (readonly [Trouble['kind'] & ('retry' | 'dead' | 'admin' | 'bug'), readonly string[]])[] = [
  ['dead', ['account_inactive', 'token_revoked', 'invalid_auth', 'not_authed', 'token_expired']],
  ['admin', ['missing_scope', 'no_permission', 'access_denied', 'team_access_not_granted', 'ekm_access_denied', 'org_login_required']],
  ['retry', ['internal_error', 'fatal_error', 'service_unavailable', 'request_timeout', 'fetch_members_failed', 'team_added_to_org']],
  ['bug', ['invalid_arguments', 'invalid_blocks', 'invalid_blocks_format', 'msg_blocks_too_long', 'msg_too_long', 'no_text', 'view_too_large']],
];

/** Codes that say that a channel is out of reach. */
export const lost: readonly string[] = ['channel_not_found', 'not_in_channel', 'is_archived', 'is_inactive', 'method_not_supported_for_channel_type'];

/** When Slack says "too often" without saying for how long. */
const usualWait = 30;

/** What a thrown fault means; one that does not come from Slack is not ours to answer and is thrown again. */
export function troubleOf(fault: unknown): Trouble {
  if (fault instanceof WebAPIRateLimitedError) return { kind: 'wait', code: 'ratelimited', seconds: fault.retryAfter };
  if (fault instanceof WebAPIRequestError) return { kind: 'retry', code: 'request_failed' };
  if (fault instanceof WebAPIHTTPError) return { kind: fault.statusCode >= 500 ? 'retry' : 'refused', code: `http_${fault.statusCode}` };
  const code = refusalCode(fault);
  if (code === undefined) throw fault;
  if (code === 'ratelimited' || code === 'rate_limited') return { kind: 'wait', code, seconds: usualWait };
  if (code.startsWith('restricted_action')) return { kind: 'admin', code };
  return { kind: classes.find(([, codes]) => codes.includes(code))?.[0] ?? 'refused', code };
}

/** Slack's code where it answered and refused. */
export const refusalCode = (fault: unknown): string | undefined => (fault instanceof WebAPIPlatformError ? fault.data.error : undefined);

/** Does something, and takes these refusals for an answer. @returns the code, or nothing when it was done. */
export async function refusedWith(codes: readonly string[], work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (fault) {
    const code = refusalCode(fault);
    if (code === undefined || !codes.includes(code)) throw fault;
    return code;
  }
}
