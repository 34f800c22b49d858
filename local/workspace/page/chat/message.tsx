import type { ClientMessage } from '../../client-contract.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { sourceOf } from '../blocks/picture.tsx';
import { nameOf, useDirectory, userIn } from '../directory.ts';
import { QuestionDialog } from '../forms/question-dialog.tsx';
import { SurfaceProvider, useForm } from '../forms/surface.tsx';
import { usePage } from '../page-context.ts';
import { SLACKBOT } from '../state.ts';
import { momentOf, timeOf } from '../text/dates.ts';
import { glyphOf } from '../text/emoji.ts';
import { Mrkdwn } from '../text/mrkdwn-view.tsx';
import { Avatar } from './avatar.tsx';

const SYSTEM: readonly string[] = [
  'channel_join',
  'channel_leave',
  'channel_topic',
  'channel_purpose',
  'channel_name',
  'channel_archive',
  'channel_unarchive',
  'group_join',
  'group_leave',
  'group_topic',
  'group_archive',
  'group_unarchive',
  'pinned_item',
];

interface Props {
  readonly message: ClientMessage;
  /** True: it follows another of the same person, so their name is not repeated. */
  readonly compact: boolean;
  /** Where replies are shown: not offered inside a thread. */
  readonly replies: number | null;
}

/** One message with everything on it. */
export function MessageView({ message, compact, replies }: Props) {
  const directory = useDirectory();
  const user = userIn(directory, message.user);
  const name = message.user === SLACKBOT ? 'Slackbot' : nameOf(user);
  const system = message.subtype !== null && SYSTEM.includes(message.subtype);
  const kind = `message ${compact ? 'compact' : ''} ${message.ephemeral ? 'ephemeral' : ''} ${system ? 'system' : ''}`;
  return (
    <article class={kind} data-ts={message.ts} data-channel={message.channel} data-user={message.user} aria-label={`Message by ${name}`}>
      {compact ? (
        <span class="gutter">
          <Time ts={message.ts} />
        </span>
      ) : (
        <Avatar user={user} />
      )}
      <div class="message-body">
        {message.ephemeral && <div class="only-you">Only visible to you</div>}
        {!compact && (
          <div class="message-head">
            <span class="author">{name}</span>
            {(user?.isApp || message.user === SLACKBOT) && <span class="badge">APP</span>}
            <Time ts={message.ts} />
          </div>
        )}
        <Content message={message} />
        {message.edited && !system && <span class="edited">(edited)</span>}
        <Files message={message} />
        <Reactions message={message} />
        {replies !== null && replies > 0 && <Replies message={message} count={replies} />}
      </div>
      {replies !== null && !message.ephemeral && !system && <ReplyButton message={message} />}
    </article>
  );
}

const Time = ({ ts }: { readonly ts: string }) => {
  const { clock } = useDirectory();
  return <time title={momentOf(ts, clock)}>{timeOf(ts, clock)}</time>;
};

function Content({ message }: { readonly message: ClientMessage }) {
  return message.blocks && message.blocks.length > 0 ? (
    <BlockContent message={message} blocks={message.blocks} />
  ) : (
    <Mrkdwn text={message.text} />
  );
}

function BlockContent({ message, blocks }: { readonly message: ClientMessage; readonly blocks: NonNullable<ClientMessage['blocks']> }) {
  const { acts } = usePage();
  const { channel, ts } = message;
  const { surface, question } = useForm(blocks, (action, state) => acts.act({ channel, ts }, action, state), channel);
  return (
    <SurfaceProvider surface={surface}>
      <Blocks blocks={blocks} />
      <QuestionDialog question={question} />
    </SurfaceProvider>
  );
}

function Files({ message: { files } }: { readonly message: ClientMessage }) {
  const { me } = useDirectory();
  return (
    <>
      {files.map(({ id, name, title, mimetype, alt, url }) => {
        const href = sourceOf(url, me);
        if (href === null) return null;
        return mimetype.startsWith('image/') ? (
          <figure class="file" key={id}>
            <figcaption>{title || name}</figcaption>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <img src={href} alt={alt || title || name} />
            </a>
          </figure>
        ) : (
          <a class="file attached" key={id} href={href} download={name} data-file={id}>
            <span aria-hidden="true">📄</span>
            <span>
              <strong>{title || name}</strong>
              <small>{name}</small>
            </span>
          </a>
        );
      })}
    </>
  );
}

function Reactions({ message: { reactions } }: { readonly message: ClientMessage }) {
  const directory = useDirectory();
  if (reactions.length === 0) return null;
  return (
    <div class="reactions">
      {reactions.map(({ name, users }) => (
        <span key={name} class="reaction" title={users.map(id => nameOf(userIn(directory, id))).join(', ')}>
          <span role="img" aria-label={name}>
            {glyphOf(name) ?? `:${name}:`}
          </span>{' '}
          {users.length}
        </span>
      ))}
    </div>
  );
}

function Replies({ message: { channel, ts }, count }: { readonly message: ClientMessage; readonly count: number }) {
  const { openThread } = usePage();
  return (
    <button type="button" class="replies" onClick={() => openThread({ channel, ts })}>
      {count === 1 ? '1 reply' : `${count} replies`}
    </button>
  );
}

function ReplyButton({ message: { channel, ts } }: { readonly message: ClientMessage }) {
  const { openThread } = usePage();
  return (
    <div class="message-tools">
      <button type="button" aria-label="Reply in thread" title="Reply in thread" onClick={() => openThread({ channel, ts })}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.4" aria-hidden="true">
          <path d="M2 3.5h12v7.5H8l-3.5 2.5V11H2z" stroke-linejoin="round" />
        </svg>
      </button>
    </div>
  );
}
