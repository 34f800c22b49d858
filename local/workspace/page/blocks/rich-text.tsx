import type { RichTextBlock, RichTextElement } from '@slack/types';
import type { ComponentChild } from 'preact';
import { glyphOf } from '../text/emoji.ts';
import { safeUrl } from '../text/mrkdwn.ts';
import { ChannelMention, DateView, Link, UserMention } from '../text/mrkdwn-view.tsx';

type Part = RichTextBlock['elements'][number];

/** A `rich_text` block: sections, lists, quotations and preformatted text. */
export const RichText = ({ block }: { readonly block: RichTextBlock }) => (
  <div class="mrkdwn rich">
    {block.elements.map((part, at) => (
      <PartView key={at} part={part} />
    ))}
  </div>
);

function PartView({ part }: { readonly part: Part }) {
  switch (part.type) {
    case 'rich_text_section':
      return (
        <p>
          <Runs of={part.elements} />
        </p>
      );
    case 'rich_text_quote':
      return (
        <blockquote>
          <Runs of={part.elements} />
        </blockquote>
      );
    case 'rich_text_preformatted':
      return (
        <pre>
          <Runs of={part.elements} />
        </pre>
      );
    case 'rich_text_list': {
      const items = part.elements.map((item, at) => (
        <li key={at}>
          <Runs of={item.elements} />
        </li>
      ));
      return part.style === 'ordered' ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function Runs({ of }: { readonly of: readonly RichTextElement[] }) {
  return (
    <>
      {of.map((run, at) => (
        <Run key={at} run={run} />
      ))}
    </>
  );
}

function Run({ run }: { readonly run: RichTextElement }) {
  const { bold, italic, strike, code } = run.style ?? {};
  let node = bare(run);
  if (code) node = <code>{node}</code>;
  if (strike) node = <s>{node}</s>;
  if (italic) node = <em>{node}</em>;
  if (bold) node = <strong>{node}</strong>;
  return <>{node}</>;
}

function bare(run: RichTextElement): ComponentChild {
  switch (run.type) {
    case 'text':
      return run.text;
    case 'link': {
      const url = safeUrl(run.url);
      return url === null ? (run.text ?? run.url) : <Link url={url} text={run.text ?? run.url} />;
    }
    case 'user':
      return <UserMention id={run.user_id} />;
    case 'channel':
      return <ChannelMention id={run.channel_id} />;
    case 'broadcast':
      return <span class="mention mention-me">@{run.range}</span>;
    case 'emoji':
      return glyphOf(run.name) ?? `:${run.name}:`;
    case 'date':
      return (
        <DateView
          seconds={run.timestamp}
          format={run.format}
          fallback={run.fallback ?? ''}
          url={run.url === undefined ? null : safeUrl(run.url)}
        />
      );
    case 'color':
      return run.value;
    case 'team':
      return run.team_id;
    case 'usergroup':
      return `@${run.usergroup_id}`;
  }
}
