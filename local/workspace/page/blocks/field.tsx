import type { ElementState } from '../../client-contract.ts';
import { single } from '../forms/element-state.ts';
import { type FormField, keyOf, valueOf } from '../forms/fields.ts';
import { useSurface } from '../forms/surface.tsx';
import { Choices } from './choices.tsx';
import { IdSelect, OptionSelect } from './selects.tsx';
import { TextField } from './text-field.tsx';
import { TimeField } from './time-field.tsx';

/** What every control of a field needs. */
export interface ControlProps {
  readonly field: FormField;
  readonly state: ElementState;
  /** Attributes for the native control: the ids that tests and the server know it by, its label and its condition. */
  readonly attributes: ControlAttributes;
  /** `at` tells what happened to a text: typed in, or Enter. */
  set(state: ElementState, at?: 'typed' | 'enter'): void;
}

/** Attributes of a native control. */
export interface ControlAttributes {
  readonly 'data-block-id': string;
  readonly 'data-action-id': string;
  readonly 'aria-labelledby': string | undefined;
  readonly 'aria-label': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-busy': boolean;
  readonly 'aria-required': boolean;
  readonly autoFocus: boolean;
}

/** An element that holds a value. */
export function Field({ field, labelId }: { readonly field: FormField; readonly labelId?: string | undefined }) {
  const { edits, pending, faults, change } = useSurface();
  const { element, input } = field;
  const state = valueOf(field, edits);
  const placeholder = 'placeholder' in element ? element.placeholder?.text : undefined;
  const props: ControlProps = {
    field,
    state,
    set: (next, at) => change(field, next, dispatches(field, at)),
    attributes: {
      'data-block-id': field.blockId,
      'data-action-id': field.actionId,
      'aria-labelledby': labelId,
      'aria-label': labelId === undefined ? (placeholder ?? 'Choose') : undefined,
      'aria-invalid': field.blockId in faults,
      'aria-busy': pending.has(keyOf(field.blockId, field.actionId)),
      'aria-required': input !== null && !input.optional,
      autoFocus: 'focus_on_load' in element && element.focus_on_load === true,
    },
  };
  return <Control {...props} />;
}

/** Outside an input a change is an action. Inside one it waits for the form, unless the app asked to be told. */
function dispatches({ element, input }: FormField, at: 'typed' | 'enter' | undefined): boolean {
  if (at === undefined) return input === null || input.dispatch_action === true;
  const when = ('dispatch_action_config' in element && element.dispatch_action_config?.trigger_actions_on) || ['on_enter_pressed'];
  return input?.dispatch_action === true && when.includes(at === 'enter' ? 'on_enter_pressed' : 'on_character_entered');
}

function Control(props: ControlProps) {
  const { element } = props.field;
  switch (element.type) {
    case 'static_select':
      return <OptionSelect {...props} element={element} value={single(element, props.state)} />;
    case 'users_select':
    case 'conversations_select':
    case 'channels_select':
      return <IdSelect {...props} element={element} value={single(element, props.state)} />;
    case 'radio_buttons':
    case 'checkboxes':
    case 'multi_static_select':
    case 'multi_users_select':
    case 'multi_conversations_select':
    case 'multi_channels_select':
      return <Choices {...props} element={element} />;
    case 'datepicker':
    case 'timepicker':
    case 'datetimepicker':
      return <TimeField {...props} element={element} />;
    default:
      return <TextField {...props} element={element} />;
  }
}
