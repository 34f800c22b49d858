import type { ComponentChild } from 'preact';
import { nameOf, useDirectory, userIn } from '../directory.ts';
import { formatDate } from './dates.ts';
import { type Inline, type Part, parseMrkdwn } from './mrkdwn.ts';

/** A text in Slack's mrkdwn. */
export function Mrkdwn({ text, verbatim }: { readonly text: string; readonly verbatim?: boolean | undefined }) {
  return (
    <div class="mrkdwn">
      {parseMrkdwn(text, verbatim).map((part, at) => (
        <PartView key={at} part={part} />
      ))}
    </div>
  );
}

function PartView({ part }: { readonly part: Part }) {
  if (part.type === 'pre') return <pre>{part.text}</pre>;
  const lines = <Inlines of={part.children} />;
  return part.type === 'quote' ? <blockquote>{lines}</blockquote> : <p>{lines}</p>;
}

/** Runs of text, as elements. */
export function Inlines({ of }: { readonly of: readonly Inline[] }) {
  return (
    <>
      {of.map((node, at) => (
        <InlineView key={at} node={node} />
      ))}
    </>
  );
}

function InlineView({ node }: { readonly node: Inline }): ComponentChild {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'bold':
      return (
        <strong>
          <Inlines of={node.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Inlines of={node.children} />
        </em>
      );
    case 'strike':
      return (
        <s>
          <Inlines of={node.children} />
        </s>
      );
    case 'code':
      return <code>{node.text}</code>;
    case 'link':
      return <Link url={node.url} text={node.text} />;
    case 'user':
      return <UserMention id={node.id} label={node.label} />;
    case 'channel':
      return <ChannelMention id={node.id} label={node.label} />;
    case 'broadcast':
      return <span class="mention mention-me">{node.text}</span>;
    case 'date':
      return <DateView {...node} />;
    case 'break':
      return <br />;
  }
}

/** A link out of the page. Its address was checked when it was read. */
export const Link = ({ url, text }: { readonly url: string; readonly text: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {text}
  </a>
);

/** A person in a text. */
export function UserMention({ id, label }: { readonly id: string; readonly label?: string | null }) {
  const directory = useDirectory();
  const user = userIn(directory, id);
  return <span class={id === directory.me ? 'mention mention-me' : 'mention'}>@{user ? nameOf(user) : (label ?? id)}</span>;
}

/** A channel in a text: a way to it for those who may see it. */
export function ChannelMention({ id, label }: { readonly id: string; readonly label?: string | null }) {
  const { channels, openChannel } = useDirectory();
  const channel = channels.find(known => known.id === id && known.kind !== 'im');
  if (!channel) return <span class="mention">{label ? `#${label}` : 'private channel'}</span>;
  return (
    <button type="button" class="mention" onClick={() => openChannel(id)}>
      #{channel.name}
    </button>
  );
}

interface DateProps {
  readonly seconds: number;
  readonly format: string;
  readonly url: string | null;
  readonly fallback: string;
}

/** A moment in the reader's own zone; the sender's words for it as a tool tip. */
export function DateView({ seconds, format, url, fallback }: DateProps) {
  const text = formatDate(seconds, format, fallback, useDirectory().clock);
  return url === null ? <time title={fallback}>{text}</time> : <Link url={url} text={text} />;
}
