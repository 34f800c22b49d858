import type { TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { single, stateOf, type TextElement } from '../forms/element-state.ts';
import { plain } from '../text/text-object.tsx';
import type { ControlProps } from './field.tsx';

const KEYBOARD = { plain_text_input: 'text', email_text_input: 'email', url_text_input: 'url' } as const;

/** A text, number, e-mail or address input. */
export function TextField({ element, state, set, attributes }: ControlProps & { element: TextElement }) {
  const value = single(element, state);
  const placeholder = element.placeholder ? plain(element.placeholder) : undefined;
  const type = (text: string) => set(stateOf(element, text || null), 'typed');
  if (element.type === 'plain_text_input' && element.multiline) {
    return (
      <span class="text-field">
        <textarea {...attributes} value={value} placeholder={placeholder} rows={4} onInput={event => type(event.currentTarget.value)} />
        <Left most={element.max_length} length={value.length} />
      </span>
    );
  }
  const common = {
    ...attributes,
    value,
    placeholder,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onKeyDown: (event: TargetedKeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter' && !event.isComposing) set(state, 'enter');
    },
  };
  if (element.type === 'number_input') {
    const { min_value: min, max_value: max, is_decimal_allowed: decimal } = element;
    return <input {...common} type="number" min={min} max={max} step={decimal ? 'any' : '1'} />;
  }
  return (
    <span class="text-field">
      <input {...common} type="text" inputMode={KEYBOARD[element.type]} />
      <Left most={element.type === 'plain_text_input' ? element.max_length : undefined} length={value.length} />
    </span>
  );
}

/** How many characters are left, once they become few. */
function Left({ most, length }: { readonly most: number | undefined; readonly length: number }) {
  if (most === undefined || length <= most * 0.8) return null;
  return <small class={length > most ? 'remaining over' : 'remaining'}>{most - length}</small>;
}
