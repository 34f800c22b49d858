import type { Obj } from '../json.ts';
import { boolean, byType, type Check, exactlyOneOf, fine, integer, list, object, oneOf, problem, string } from './check.ts';
import { accessory, actionElement, buttonElement, imageElement, inputElement, modalInputElement } from './elements.ts';
import { imageSource, imageUrl, plain, rich, text } from './objects.ts';

/** Where blocks are shown. */
export type Surface = 'message' | 'modal' | 'home';

const type = (name: string) => ({ type: oneOf(name) });
const blockId = { block_id: string({ max: 255 }) };

const section: Check = object({
  must: type('section'),
  may: { ...blockId, text: rich(3000), fields: list(rich(2000), { min: 1, max: 10 }), accessory, expand: boolean },
  also: (value: Obj, at) =>
    value.text === undefined && value.fields === undefined ? [problem(at, 'must define either `text` or `fields`')] : [],
});

const contextElement = byType({ image: imageElement, plain_text: rich(3000), mrkdwn: rich(3000) });

const input = (element: Check): Check =>
  object({
    must: { ...type('input'), label: plain(2000), element },
    may: { ...blockId, hint: plain(2000), optional: boolean, dispatch_action: boolean },
  });

const cell = byType({ raw_text: object({ must: { ...type('raw_text'), text: string({ min: 1 }) } }), raw_number: fine, rich_text: fine });

const everywhere: Readonly<Record<string, Check>> = {
  section,
  divider: object({ must: type('divider'), may: blockId }),
  header: object({ must: { ...type('header'), text: plain(150) }, may: { ...blockId, level: integer(1, 6) } }),
  context: object({ must: { ...type('context'), elements: list(contextElement, { min: 1, max: 10 }) }, may: blockId }),
  actions: object({ must: { ...type('actions'), elements: list(actionElement, { min: 1, max: 25 }) }, may: blockId }),
  image: object({
    must: { ...type('image'), alt_text: string({ min: 1, max: 2000 }) },
    may: { ...blockId, title: plain(2000), ...imageSource },
    also: exactlyOneOf('image_url', 'slack_file'),
  }),
  rich_text: object({ must: { ...type('rich_text'), elements: list(fine, { min: 1 }) }, may: blockId }),
  video: object({
    must: { ...type('video'), alt_text: string({ min: 1 }), title: plain(199), video_url: imageUrl, thumbnail_url: imageUrl },
    may: {
      ...blockId,
      title_url: string(),
      author_name: string({ max: 49 }),
      description: plain(200),
      provider_name: string(),
      provider_icon_url: string(),
    },
  }),
};

const onlyInMessages: Readonly<Record<string, Check>> = {
  markdown: object({ must: { ...type('markdown'), text: string({ min: 1, max: 12_000 }) }, may: blockId }),
  table: object({
    must: { ...type('table'), rows: list(list(cell, { min: 1, max: 20 }), { min: 1, max: 100 }) },
    may: { ...blockId, column_settings: list(fine, { max: 20 }) },
  }),
  file: object({ must: { ...type('file'), source: string(), external_id: string() }, may: blockId }),
  context_actions: object({
    must: { ...type('context_actions'), elements: list(byType({ feedback_buttons: fine, icon_button: fine }), { min: 1, max: 5 }) },
    may: blockId,
  }),
  alert: object({
    must: { ...type('alert'), text: rich(3000) },
    may: { ...blockId, level: oneOf('default', 'info', 'warning', 'error', 'success') },
  }),
  card: object({
    must: type('card'),
    may: {
      ...blockId,
      hero_image: imageElement,
      icon: imageElement,
      title: text(150, 'mrkdwn'),
      subtitle: text(150, 'mrkdwn'),
      body: text(200, 'mrkdwn'),
      actions: list(buttonElement),
    },
  }),
};

const tables: Readonly<Record<Surface, Check>> = {
  message: byType({ ...everywhere, ...onlyInMessages, input: input(inputElement) }),
  modal: byType({ ...everywhere, input: input(modalInputElement) }),
  home: byType({ ...everywhere, input: input(inputElement) }),
};

const most: Readonly<Record<Surface, number>> = { message: 50, modal: 100, home: 100 };

/** The blocks of a surface, each for itself. */
export const blockList = (surface: Surface): Check => list(tables[surface], { max: most[surface] });
