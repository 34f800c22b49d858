import type { ModalView } from '@slack/types';
import { type WebClient, WebAPIPlatformError } from '@slack/web-api';

/** Codes of a trigger that came too late, or was used by the same request before. */
const triggerCodes: readonly string[] = [
  'expired_trigger_id',
  'exchanged_trigger_id',
  'invalid_trigger_id',
  'trigger_expired',
  'trigger_exchanged',
];

/** Opens a window, on top of the one where the button stood. @returns false if Slack does not take the trigger any more */
export async function openWindow(client: WebClient, trigger: string, view: ModalView, under?: string): Promise<boolean> {
  try {
    await (under === undefined ? client.views.open({ trigger_id: trigger, view }) : client.views.push({ trigger_id: trigger, view }));
    return true;
  } catch (fault) {
    if (!(fault instanceof WebAPIPlatformError)) throw fault;
    if (triggerCodes.includes(fault.data.error)) return false;
    if (fault.data.error !== 'push_limit_reached' || under === undefined) throw fault;
    await client.views.update({ view_id: under, view });
    return true;
  }
}

/** Gives the window where the button stood new content; one that was closed meanwhile stays so. */
export async function changeWindow(client: WebClient, id: string, view: ModalView): Promise<void> {
  try {
    await client.views.update({ view_id: id, view });
  } catch (fault) {
    if (!(fault instanceof WebAPIPlatformError) || fault.data.error !== 'not_found') throw fault;
  }
}
