import type { Block, ConfirmationDialog } from '@slack/types';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import type { CommandResult, ElementState, FormState } from '../../client-contract.ts';
import { collect, type Edits, type FormField, fieldsOf, keyOf, valueOf } from './fields.ts';

/** What an interaction carries: the element and what it was set to. */
export interface Action {
  readonly block_id: string;
  readonly action_id: string;
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What stands around elements: a message, a modal or a Home tab. They read and set their values here. */
export interface Surface {
  readonly fields: readonly FormField[];
  readonly edits: Edits;
  readonly pending: ReadonlySet<string>;
  /** What is wrong, by block id. */
  readonly faults: Readonly<Record<string, string>>;
  /** Sets a value; with `confirm` only once that was agreed to. `dispatch` tells the app at once. */
  change(field: FormField, state: ElementState, dispatch: boolean): void;
  /** Tells the app about a press. */
  press(action: Action, confirm?: ConfirmationDialog): void;
}

/** A question that stands between a press and its sending. */
export interface Question {
  readonly confirm: ConfirmationDialog;
  proceed(): void;
  cancel(): void;
}

const nowhere: Surface = { fields: [], edits: {}, pending: new Set(), faults: {}, change: () => undefined, press: () => undefined };
const context = createContext<Surface>(nowhere);
export const useSurface = (): Surface => useContext(context);
export const SurfaceProvider = ({ surface, children }: { readonly surface: Surface; readonly children: ComponentChildren }) => (
  <context.Provider value={surface}>{children}</context.Provider>
);

/** How a surface reaches the app. */
export type Send = (action: Action, state: FormState) => Promise<CommandResult>;

/** A form with its values, its pending requests and its faults. */
export interface HeldForm {
  readonly surface: Surface;
  readonly state: FormState;
  readonly question: Question | null;
  setFaults(faults: Readonly<Record<string, string>>): void;
}

/** The values, pending requests and faults of one message or view. They outlive its updates. */
export function useForm(blocks: readonly Block[], send: Send, here: string | null = null): HeldForm {
  const [edits, setEdits] = useState<Edits>({});
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { question, ask } = useQuestion();
  const fields = useMemo(() => fieldsOf(blocks, here), [blocks, here]);

  const tell = async (action: Action, values: Edits, undo: () => void) => {
    const key = keyOf(action.block_id, action.action_id);
    setPending(keys => new Set([...keys, key]));
    setFaults(known => without(known, action.block_id));
    const result = await send(action, collect(fields, values));
    setPending(keys => new Set([...keys].filter(other => other !== key)));
    if (result.ok) return;
    undo();
    setFaults(known => ({ ...known, [action.block_id]: result.error }));
  };
  const change = (field: FormField, state: ElementState, dispatch: boolean) => {
    const key = keyOf(field.blockId, field.actionId);
    const before = valueOf(field, edits);
    const back = () => setEdits(current => ({ ...current, [key]: before }));
    setEdits(current => ({ ...current, [key]: state }));
    setFaults(known => without(known, field.blockId));
    if (!dispatch) return;
    const action = { ...state, block_id: field.blockId, action_id: field.actionId };
    const confirm = 'confirm' in field.element ? field.element.confirm : undefined;
    ask(confirm, () => void tell(action, { ...edits, [key]: state }, back), back);
  };
  const press = (action: Action, confirm?: ConfirmationDialog) => {
    if (pending.has(keyOf(action.block_id, action.action_id))) return;
    ask(confirm, () => void tell(action, edits, nothing), nothing);
  };
  return { surface: { fields, edits, pending, faults, change, press }, state: collect(fields, edits), question, setFaults };
}

const nothing = () => undefined;

function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (confirm: ConfirmationDialog | undefined, proceed: () => void, cancel: () => void) => {
    if (confirm === undefined) return proceed();
    const close = (then: () => void) => () => {
      setQuestion(null);
      then();
    };
    setQuestion({ confirm, proceed: close(proceed), cancel: close(cancel) });
  };
  return { question, ask };
}

const without = (record: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
