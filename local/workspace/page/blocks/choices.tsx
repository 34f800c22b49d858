import type { Checkboxes, MultiStaticSelect, Option, RadioButtons } from '@slack/types';
import { useId, useState } from 'preact/hooks';
import { useDirectory } from '../directory.ts';
import { optionsOf, type PickIds, several, single, stateOf } from '../forms/element-state.ts';
import { plain, TextObject } from '../text/text-object.tsx';
import type { ControlProps } from './field.tsx';
import { idChoices } from './selects.tsx';

type Listed = RadioButtons | Checkboxes | MultiStaticSelect | PickIds;

interface Choice {
  readonly value: string;
  readonly text: Option['text'];
  readonly description?: Option['description'];
  /** The label of the group that starts here. */
  readonly group?: string;
}

/** A filter pays from this many choices on. */
const MANY = 9;

/** One or several out of a list: radio buttons, checkboxes, and every multi-select. */
export function Choices({ element, state, set, attributes }: ControlProps & { element: Listed }) {
  const [filter, setFilter] = useState('');
  const name = useId();
  const choices = useChoices(element);
  const one = element.type === 'radio_buttons';
  const picked = one ? [single(element, state)] : several(element, state);
  const most = 'max_selected_items' in element ? element.max_selected_items : undefined;
  const listed = element.type.startsWith('multi_');
  const shown = choices.filter(({ text }) => text.text.toLowerCase().includes(filter.toLowerCase()));
  const { autoFocus, 'aria-labelledby': labelledBy, 'aria-label': label, ...ids } = attributes;
  const toggle = (value: string, on: boolean) => {
    if (one) return set(stateOf(element, valueFor(element, [value])?.[0] ?? null));
    const next = choices.map(choice => choice.value).filter(other => (other === value ? on : picked.includes(other)));
    set(stateOf(element, valueFor(element, next)));
  };
  return (
    <div class={listed ? 'choices listed' : 'choices'} role={one ? 'radiogroup' : 'group'} aria-labelledby={labelledBy} aria-label={label}>
      {listed && choices.length > MANY && (
        <input type="search" class="filter" placeholder="Filter" aria-label="Filter" value={filter} onInput={event => setFilter(event.currentTarget.value)} />
      )}
      <div class="choice-list">
        {shown.map(({ value, text, description, group }, at) => (
          <>
            {group !== undefined && <div class="group-label">{group}</div>}
            <label class="choice" key={value}>
              <input
                {...ids}
                type={one ? 'radio' : 'checkbox'}
                name={name}
                value={value}
                checked={picked.includes(value)}
                disabled={most !== undefined && picked.length >= most && !picked.includes(value)}
                autoFocus={autoFocus && at === 0}
                onChange={event => toggle(value, event.currentTarget.checked)}
              />
              <span>
                <TextObject text={text} />
                {description && <small><TextObject text={description} /></small>}
              </span>
            </label>
          </>
        ))}
        {shown.length === 0 && <p class="empty">Nothing matches.</p>}
      </div>
      {listed && <Count picked={picked.length} most={most} />}
    </div>
  );
}

const Count = ({ picked, most }: { readonly picked: number; readonly most: number | undefined }) => (
  <div class="count" aria-live="polite">{most === undefined ? `${picked} selected` : `${picked} of at most ${most} selected`}</div>
);

function useChoices(element: Listed): readonly Choice[] {
  const directory = useDirectory();
  if (!hasOptions(element)) {
    return idChoices(element, directory).map(({ id, name }) => ({ value: id, text: { type: 'plain_text', text: name, emoji: false } }));
  }
  const groups = 'option_groups' in element ? (element.option_groups ?? []) : [];
  const starts = new Map(groups.map(group => [group.options[0]?.value, plain(group.label)]));
  return optionsOf(element).map(({ value = '', text, description }): Choice => {
    const group = starts.get(value);
    return { value, text, ...(description && { description }), ...(group !== undefined && { group }) };
  });
}

const hasOptions = (element: Listed): element is Exclude<Listed, PickIds> =>
  element.type === 'radio_buttons' || element.type === 'checkboxes' || element.type === 'multi_static_select';

const valueFor = (element: Listed, values: readonly string[]): readonly unknown[] =>
  hasOptions(element) ? optionsOf(element).filter(option => values.includes(option.value ?? '')) : values;
