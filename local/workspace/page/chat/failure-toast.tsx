import { useEffect, useRef } from 'preact/hooks';

const SHOWN = 9000;

/** What went wrong, above everything, for a while. */
export function FailureToast({ text, onDone }: { readonly text: string | null; onDone(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === null) return undefined;
    // A popover stands above open modals.
    box.current?.showPopover();
    const timer = setTimeout(onDone, SHOWN);
    return () => clearTimeout(timer);
  }, [text]);
  if (text === null) return null;
  return (
    <div ref={box} class="toast" role="alert" popover="manual" data-failure>
      <span aria-hidden="true">⚠️</span> <span>{text}</span>
      <button type="button" class="icon-button" aria-label="Dismiss" onClick={onDone}>
        ✕
      </button>
    </div>
  );
}
