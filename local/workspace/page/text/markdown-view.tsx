import { lexer, type Token, type Tokens } from 'marked';
import type { ComponentChild } from 'preact';
import { decodeEntities, safeUrl } from './mrkdwn.ts';
import { Link } from './mrkdwn-view.tsx';

/** The text of a `markdown` block. HTML in it is shown, never made. */
export const Markdown = ({ text }: { readonly text: string }) => (
  <div class="mrkdwn markdown">
    <Tokens of={lexer(text)} />
  </div>
);

function Tokens({ of }: { readonly of: readonly Token[] | undefined }) {
  return (
    <>
      {of?.map((token, at) => (
        <TokenView key={at} token={token} />
      ))}
    </>
  );
}

const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isLink = (token: Token): token is Tokens.Link => token.type === 'link';

function TokenView({ token }: { readonly token: Token }): ComponentChild {
  const inner = <Tokens of={'tokens' in token ? token.tokens : undefined} />;
  if (isList(token)) return <List list={token} />;
  if (isTable(token)) return <Table table={token} />;
  if (isLink(token)) {
    const url = safeUrl(token.href);
    return url === null ? token.text : <Link url={url} text={token.text} />;
  }
  const text = 'text' in token && typeof token.text === 'string' ? decodeEntities(token.text) : token.raw;
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return <h4>{inner}</h4>;
    case 'paragraph':
      return <p>{inner}</p>;
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'code':
      return <pre>{text}</pre>;
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <s>{inner}</s>;
    case 'codespan':
      return <code>{text}</code>;
    case 'text':
      return 'tokens' in token && token.tokens ? inner : text;
    default:
      return text;
  }
}

function List({ list }: { readonly list: Tokens.List }) {
  const items = list.items.map((item, at) => (
    <li key={at}>
      <Tokens of={item.tokens} />
    </li>
  ));
  return list.ordered ? <ol start={list.start || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { readonly table: Tokens.Table }) {
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((cell, at) => (
            <th key={at} scope="col">
              <Tokens of={cell.tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>
                <Tokens of={cell.tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
