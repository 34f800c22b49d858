import type { PlainTextOption, StaticSelect } from '@slack/types';
import type { ClientChannel, ClientUser } from '../../client-contract.ts';
import { channelTitle, type Directory, distinctName, useDirectory } from '../directory.ts';
import { optionsOf, type PickId, type PickIds, stateOf } from '../forms/element-state.ts';
import { plain } from '../text/text-object.tsx';
import type { ControlProps } from './field.tsx';

/** A select over the options that the app gave. */
export function OptionSelect({ element, value, set, attributes, field }: ControlProps & { element: StaticSelect; value: string }) {
  const options = optionsOf(element);
  const chosen = options.find(option => option.value === value);
  return (
    <span class="select">
      <select
        {...attributes}
        value={value}
        onChange={event => {
          const picked = options.find(option => option.value === event.currentTarget.value);
          set(stateOf(element, picked ?? null));
        }}
      >
        <Empty text={element.placeholder ? plain(element.placeholder) : 'Select an option'} choosable={field.input?.optional === true} />
        {element.options?.map(option => (
          <OptionView key={option.value} option={option} />
        ))}
        {element.option_groups?.map((group, at) => (
          <optgroup key={at} label={plain(group.label)}>
            {group.options.map(option => (
              <OptionView key={option.value} option={option} />
            ))}
          </optgroup>
        ))}
      </select>
      {chosen?.description && <small>{plain(chosen.description)}</small>}
    </span>
  );
}

const OptionView = ({ option }: { readonly option: PlainTextOption }) => <option value={option.value}>{plain(option.text)}</option>;

/** The placeholder. It can be chosen again only where an empty answer is one. */
const Empty = ({ text, choosable }: { readonly text: string; readonly choosable: boolean }) => (
  <option value="" disabled={!choosable}>
    {text}
  </option>
);

/** A select over the people or channels of the workspace. */
export function IdSelect({ element, value, set, attributes, field }: ControlProps & { element: PickId; value: string }) {
  const choices = idChoices(element, useDirectory());
  return (
    <span class="select">
      <select {...attributes} value={value} onChange={event => set(stateOf(element, event.currentTarget.value || null))}>
        <Empty
          text={element.placeholder ? plain(element.placeholder) : PLACEHOLDER[element.type]}
          choosable={field.input?.optional === true}
        />
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

const PLACEHOLDER = { users_select: 'Select a user', conversations_select: 'Select a conversation', channels_select: 'Select a channel' };

/** Whom or what an element over the workspace offers. */
export function idChoices(element: PickId | PickIds, directory: Directory): readonly { readonly id: string; readonly name: string }[] {
  const { users, channels } = directory;
  const person = (user: ClientUser) => ({ id: user.id, name: distinctName(user, users) });
  const channel = (known: ClientChannel) => ({ id: known.id, name: channelTitle(known, directory) });
  switch (element.type) {
    case 'users_select':
    case 'multi_users_select':
      return users.filter(user => !user.deleted).map(person);
    case 'channels_select':
    case 'multi_channels_select':
      return channels.filter(known => known.kind === 'public' && !known.archived).map(channel);
    case 'conversations_select':
    case 'multi_conversations_select': {
      const include: readonly string[] = element.filter?.include ?? ['public', 'private', 'im'];
      return channels
        .filter(known => include.includes(known.kind) && !known.archived && (known.member || known.kind === 'public'))
        .map(channel);
    }
  }
}
