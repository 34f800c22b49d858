import type { Overflow, PlainTextOption } from '@slack/types';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actionIdOf, keyOf } from '../forms/fields.ts';
import { useSurface } from '../forms/surface.tsx';
import { plain } from '../text/text-object.tsx';

/** A button with a menu of further actions. */
export function OverflowView({ overflow, blockId }: { readonly overflow: Overflow; readonly blockId: string }) {
  const { press, pending } = useSurface();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const actionId = actionIdOf(overflow);
  const ids = { 'data-block-id': blockId, 'data-action-id': actionId };
  useEffect(() => {
    if (open) frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);
  const pick = (option: PlainTextOption) => {
    setOpen(false);
    press({ type: 'overflow', selected_option: option, block_id: blockId, action_id: actionId }, overflow.confirm);
  };
  return (
    <div
      class="overflow"
      ref={frame}
      onFocusOut={({ relatedTarget: to }) => {
        if (!(to instanceof Node) || !frame.current?.contains(to)) setOpen(false);
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        class="button icon"
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={pending.has(keyOf(blockId, actionId))}
        {...ids}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">•••</span>
      </button>
      {open && <Menu options={overflow.options} ids={ids} onPick={pick} />}
    </div>
  );
}

interface MenuProps {
  readonly options: readonly PlainTextOption[];
  readonly ids: Readonly<Record<string, string>>;
  onPick(option: PlainTextOption): void;
}

const Menu = ({ options, ids, onPick }: MenuProps) => (
  <div class="menu" role="menu">
    {options.map(option => (
      <button type="button" role="menuitem" key={option.value} value={option.value} {...ids} onClick={() => onPick(option)}>
        {plain(option.text)}
        {option.description && <small>{plain(option.description)}</small>}
      </button>
    ))}
  </div>
);
