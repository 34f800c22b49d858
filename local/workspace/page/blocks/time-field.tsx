import { useDirectory } from '../directory.ts';
import { type PickTime, single, stateOf } from '../forms/element-state.ts';
import { fromLocalInput, toLocalInput } from '../text/dates.ts';
import type { ControlProps } from './field.tsx';

/** A date, a time, or both, as the browser's own control. A moment is entered in its reader's zone. */
export function TimeField({ element, state, set, attributes }: ControlProps & { element: PickTime }) {
  const { clock } = useDirectory();
  const value = single(element, state);
  if (element.type === 'datetimepicker') {
    return (
      <span class="time-field">
        <input
          {...attributes}
          type="datetime-local"
          value={value === '' ? '' : toLocalInput(Number(value), clock)}
          onChange={event => set(stateOf(element, fromLocalInput(event.currentTarget.value, clock)))}
        />
        <small>{clock.zone}</small>
      </span>
    );
  }
  const zone = element.type === 'timepicker' ? element.timezone : undefined;
  return (
    <span class="time-field">
      <input
        {...attributes}
        type={element.type === 'datepicker' ? 'date' : 'time'}
        value={value}
        onChange={event => set(stateOf(element, event.currentTarget.value || null))}
      />
      {zone !== undefined && <small>{zone}</small>}
    </span>
  );
}
