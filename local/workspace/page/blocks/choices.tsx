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

/** One or several out of a list: radio buttons, checkboxes, and every multi-select. Several are kept in the order of their picking. */
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
    const next = picked.filter(other => other !== value).concat(on ? value : []);
    set(stateOf(element, one ? (valueFor(element, [value])[0] ?? null) : valueFor(element, next)));
  };
  return (
    <div class={listed ? 'choices listed' : 'choices'} role={one ? 'radiogroup' : 'group'} aria-labelledby={labelledBy} aria-label={label}>
      {listed && choices.length > MANY && <Filter value={filter} onFilter={setFilter} />}
      <div class="choice-list">
        {shown.map((choice, at) => (
          <ChoiceView
            key={choice.value}
            choice={choice}
            ids={{ ...ids, type: one ? 'radio' : 'checkbox', name, autoFocus: autoFocus && at === 0 }}
            checked={picked.includes(choice.value)}
            full={most !== undefined && picked.length >= most}
            onToggle={on => toggle(choice.value, on)}
          />
        ))}
        {shown.length === 0 && <p class="empty">Nothing matches.</p>}
      </div>
      {listed && <Picked names={picked.map(value => choices.find(choice => choice.value === value)?.text.text ?? value)} most={most} />}
    </div>
  );
}

const Filter = ({ value, onFilter }: { readonly value: string; onFilter(value: string): void }) => (
  <input
    type="search"
    class="filter"
    placeholder="Filter"
    aria-label="Filter"
    value={value}
    onInput={event => onFilter(event.currentTarget.value)}
  />
);

interface ChoiceProps {
  readonly choice: Choice;
  readonly ids: Readonly<Record<string, string | boolean | undefined>>;
  readonly checked: boolean;
  /** No more can be chosen. */
  readonly full: boolean;
  onToggle(on: boolean): void;
}

function ChoiceView({ choice: { value, text, description, group }, ids, checked, full, onToggle }: ChoiceProps) {
  return (
    <>
      {group !== undefined && <div class="group-label">{group}</div>}
      <label class="choice">
        <input
          {...ids}
          value={value}
          checked={checked}
          disabled={full && !checked}
          onChange={event => onToggle(event.currentTarget.checked)}
        />
        <span>
          <TextObject text={text} />
          {description && (
            <small>
              <TextObject text={description} />
            </small>
          )}
        </span>
      </label>
    </>
  );
}

/** What is chosen, in the order in which it is sent. */
const Picked = ({ names, most }: { readonly names: readonly string[]; readonly most: number | undefined }) => (
  <div class="count" aria-live="polite">
    {names.length > 0 && <strong>{names.join(', ')} · </strong>}
    {most === undefined ? `${names.length} selected` : `${names.length} of at most ${most} selected`}
  </div>
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
  hasOptions(element) ? values.flatMap(value => optionsOf(element).find(option => option.value === value) ?? []) : values;
