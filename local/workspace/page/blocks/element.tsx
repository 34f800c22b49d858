import type { Button, Overflow } from '@slack/types';
import { isHeld } from '../forms/element-state.ts';
import { actionIdOf, keyOf } from '../forms/fields.ts';
import { useSurface } from '../forms/surface.tsx';
import { safeUrl } from '../text/mrkdwn.ts';
import { plain } from '../text/text-object.tsx';
import { Field } from './field.tsx';
import { OverflowView } from './overflow.tsx';

/** Any element of a block, by its type. */
export interface ElementProps {
  readonly element: { readonly type: string; readonly action_id?: string };
  readonly blockId: string;
  /** The id of the label in an input block. */
  readonly labelId?: string | undefined;
}

const isButton = (element: ElementProps['element']): element is Button => element.type === 'button';
const isOverflow = (element: ElementProps['element']): element is Overflow => element.type === 'overflow';

/** An interactive element. Pressing or changing it reaches the surface around it. */
export function Element({ element, blockId, labelId }: ElementProps) {
  const { fields } = useSurface();
  if (isButton(element)) return <ButtonView button={element} blockId={blockId} />;
  if (isOverflow(element)) return <OverflowView overflow={element} blockId={blockId} />;
  const field = isHeld(element) && fields.find(known => known.blockId === blockId && known.actionId === actionIdOf(element));
  if (!field) return <span class="unknown">This element ({element.type}) is not shown here.</span>;
  return <Field field={field} labelId={labelId} />;
}

function ButtonView({ button, blockId }: { readonly button: Button; readonly blockId: string }) {
  const { press, pending } = useSurface();
  const actionId = actionIdOf(button);
  const busy = pending.has(keyOf(blockId, actionId));
  const onClick = () => {
    const url = button.url === undefined ? null : safeUrl(button.url);
    if (url !== null) window.open(url, '_blank', 'noopener,noreferrer');
    const { type, text, value } = button;
    press({ type, text, ...(value === undefined ? {} : { value }), block_id: blockId, action_id: actionId }, button.confirm);
  };
  return (
    <button
      type="button"
      class={`button ${button.style ?? ''}`}
      data-block-id={blockId}
      data-action-id={actionId}
      aria-label={button.accessibility_label}
      aria-busy={busy}
      onClick={onClick}
    >
      <span>{plain(button.text)}</span>
      {button.url !== undefined && (
        <span class="out" aria-hidden="true">
          ↗
        </span>
      )}
    </button>
  );
}
