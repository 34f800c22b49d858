import type { ActionsBlock, Button, ConfirmationDialog, ContextBlock, HeaderBlock, PlainTextOption, SectionBlock, StaticSelect } from '@slack/types';
import { chunks, cut, mrkdwn, plain } from './text.ts';

/** Well under Slack's 3,000, so that nothing that is counted another way can go over it. */
const sectionMost = 2_800;

export const header = (text: string): HeaderBlock => ({ type: 'header', text: plain(cut(text, 150)) });

/** Marked-up lines, as many sections as they need. */
export const sections = (lines: readonly string[]): readonly SectionBlock[] =>
  chunks(lines, sectionMost).map(text => ({ type: 'section', text: mrkdwn(text) }));

/** Lines shown as they stand, as many sections as they need. */
export const plainSections = (lines: readonly string[]): readonly SectionBlock[] =>
  chunks(lines, sectionMost).map(text => ({ type: 'section', text: plain(text) }));

/** Lines in columns of equal width. */
export const preformatted = (lines: readonly string[]): readonly SectionBlock[] =>
  chunks(lines, sectionMost - 8).map(text => ({ type: 'section', text: mrkdwn(`\`\`\`${text}\`\`\``) }));

/** Small print. */
export const context = (...texts: readonly string[]): ContextBlock => ({ type: 'context', elements: texts.map(mrkdwn) });

export const actionRow = (elements: ActionsBlock['elements'], blockId?: string): ActionsBlock =>
  ({ type: 'actions', ...(blockId === undefined ? {} : { block_id: blockId }), elements });

/** A button; `style` only where one choice stands out. */
export const button = (text: string, actionId: string, value = '', style?: 'primary' | 'danger'): Button =>
  ({ type: 'button', text: plain(cut(text, 75)), action_id: actionId, ...(value === '' ? {} : { value }), ...(style === undefined ? {} : { style }) });

/** A question before a button does what it says. */
export const asking = (title: string, text: string, yes: string, no: string): ConfirmationDialog =>
  ({ title: plain(cut(title, 100)), text: plain(cut(text, 300)), confirm: plain(cut(yes, 30)), deny: plain(cut(no, 30)) });

export const choice = (text: string, value: string): PlainTextOption => ({ text: plain(cut(text, 75)), value });

/** One out of at most a hundred. */
export const select = (actionId: string, placeholder: string, options: readonly PlainTextOption[]): StaticSelect =>
  ({ type: 'static_select', action_id: actionId, placeholder: plain(cut(placeholder, 150)), options: options.slice(0, 100) });
