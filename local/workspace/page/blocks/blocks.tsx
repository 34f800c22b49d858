import type { ActionsBlock, Block, ContextBlock, InputBlock, SectionBlock } from '@slack/types';
import { useId } from 'preact/hooks';
import { actionIdOf, blockIdOf, type Drawn, isDrawn } from '../forms/fields.ts';
import { useSurface } from '../forms/surface.tsx';
import { Markdown } from '../text/markdown-view.tsx';
import { plain, TextObject } from '../text/text-object.tsx';
import { Element } from './element.tsx';
import { ImageBlockView, Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';
import { Table } from './table.tsx';

/** Block Kit, drawn. Reads and sets its values on the surface around it. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div class="blocks">
      {blocks.map((block, at) => {
        const blockId = blockIdOf(block, at);
        return isDrawn(block) ? <BlockView key={blockId} block={block} blockId={blockId} /> : <Unknown key={blockId} type={block.type} />;
      })}
    </div>
  );
}

const Unknown = ({ type }: { readonly type: string }) => <div class="block unknown">A block of the type “{type}” is not shown here.</div>;

interface Props<B> {
  readonly block: B;
  readonly blockId: string;
}

function BlockView({ block, blockId }: Props<Drawn>) {
  switch (block.type) {
    case 'section':
      return <Section block={block} blockId={blockId} />;
    case 'header':
      return <h3 class="block header">{plain(block.text)}</h3>;
    case 'divider':
      return <hr class="block divider" />;
    case 'context':
      return <Context block={block} />;
    case 'actions':
      return <Actions block={block} blockId={blockId} />;
    case 'image':
      return <ImageBlockView block={block} />;
    case 'input':
      return <Input block={block} blockId={blockId} />;
    case 'rich_text':
      return (
        <div class="block">
          <RichText block={block} />
        </div>
      );
    case 'markdown':
      return (
        <div class="block">
          <Markdown text={block.text} />
        </div>
      );
    case 'table':
      return <Table block={block} />;
  }
}

function Section({ block, blockId }: Props<SectionBlock>) {
  const { accessory } = block;
  return (
    <div class="block section">
      <div class="section-body">
        {block.text && (
          <div class="section-text">
            <TextObject text={block.text} />
          </div>
        )}
        {block.fields && (
          <div class="section-fields">
            {block.fields.map((field, at) => (
              <div key={at}>
                <TextObject text={field} />
              </div>
            ))}
          </div>
        )}
        <Fault blockId={blockId} />
      </div>
      {accessory && (
        <div class={`accessory accessory-${accessory.type}`}>
          {accessory.type === 'image' ? <Picture image={accessory} /> : <Element element={accessory} blockId={blockId} />}
        </div>
      )}
    </div>
  );
}

function Context({ block }: { readonly block: ContextBlock }) {
  return (
    <div class="block context">
      {block.elements.map((element, at) =>
        element.type === 'image' ? <Picture key={at} image={element} /> : <TextObject key={at} text={element} />,
      )}
    </div>
  );
}

function Actions({ block, blockId }: Props<ActionsBlock>) {
  return (
    <div class="block">
      <div class="actions">
        {block.elements.map(element => (
          <Element key={actionIdOf(element)} element={element} blockId={blockId} />
        ))}
      </div>
      <Fault blockId={blockId} />
    </div>
  );
}

const GROUPED: readonly string[] = ['radio_buttons', 'checkboxes'];

function Input({ block, blockId }: Props<InputBlock>) {
  const { faults } = useSurface();
  const labelId = useId();
  const text = (
    <span id={labelId}>
      {plain(block.label)} {block.optional && <span class="optional">(optional)</span>}
    </span>
  );
  const control = <Element element={block.element} blockId={blockId} labelId={labelId} />;
  // A label around a list of further labels would name each of them.
  const many = GROUPED.includes(block.element.type) || block.element.type.startsWith('multi_');
  return (
    <div class={blockId in faults ? 'block input faulty' : 'block input'} data-block-id={blockId}>
      {many ? (
        <>
          <div class="label">{text}</div>
          {control}
        </>
      ) : (
        <label class="label">
          {text}
          {control}
        </label>
      )}
      <Fault blockId={blockId} />
      {block.hint && <div class="hint">{plain(block.hint)}</div>}
    </div>
  );
}

function Fault({ blockId }: { readonly blockId: string }) {
  const fault = useSurface().faults[blockId];
  return fault === undefined ? null : (
    <div class="fault" role="alert" data-error-for={blockId}>
      {fault}
    </div>
  );
}
