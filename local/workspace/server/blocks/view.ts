import { isObj, objects, type Obj } from '../json.ts';
import { blockList, type Surface } from './blocks.ts';
import { boolean, type Check, object, oneOf, problem, string, type Problem } from './check.ts';
import { plain } from './objects.ts';
import { together } from './whole.ts';

const common = { private_metadata: string({ max: 3000 }), callback_id: string({ max: 255 }), external_id: string({ max: 255 }) };

const submitForInputs = (view: Obj, at: string): readonly Problem[] =>
  view.submit === undefined && objects(view.blocks).some(block => block.type === 'input')
    ? [problem(at, 'must define `submit` to use an `input` block in modals')]
    : [];

const betweenBlocks = (view: Obj, surface: Surface, at: string) => together(objects(view.blocks), surface, `${at}/blocks`);

const views: Readonly<Record<'modal' | 'home', Check>> = {
  modal: object({
    must: { type: oneOf('modal'), title: plain(24), blocks: blockList('modal') },
    may: { ...common, close: plain(24), submit: plain(24), clear_on_close: boolean, notify_on_close: boolean, submit_disabled: boolean },
    also: (view, at) => [...submitForInputs(view, at), ...betweenBlocks(view, 'modal', at)],
  }),
  home: object({
    must: { type: oneOf('home'), blocks: blockList('home') },
    may: common,
    also: (view, at) => betweenBlocks(view, 'home', at),
  }),
};

/** What Slack would find wrong with a view; its own `type` says which kind unless the caller demands one. */
export function checkView(view: unknown, type?: 'modal' | 'home'): readonly Problem[] {
  const own = isObj(view) && view.type === 'home' ? 'home' : 'modal';
  return views[type ?? own](view, '/view');
}
