import { isObj, type Obj } from '../json.ts';
import { all, boolean, type Check, exactlyOneOf, list, object, oneOf, problem, string } from './check.ts';

type Kind = 'plain_text' | 'mrkdwn';

/** A text object of one of the kinds, within a length. */
export const text =
  (max: number, ...kinds: readonly Kind[]): Check =>
  (value, at) => {
    const type = isObj(value) ? value.type : undefined;
    const flags: Readonly<Record<string, Check>> = type === 'mrkdwn' ? { verbatim: boolean } : { emoji: boolean };
    return object({ must: { type: oneOf(...kinds), text: string({ min: 1, max }) }, may: flags })(value, at);
  };

export const plain = (max: number): Check => text(max, 'plain_text');
export const rich = (max: number): Check => text(max, 'plain_text', 'mrkdwn');

export const colour = oneOf('primary', 'danger');

/** A confirmation dialog. */
export const confirm: Check = object({
  must: { text: rich(300) },
  may: { title: plain(100), confirm: plain(30), deny: plain(30), style: colour },
});

const description = (...kinds: readonly Kind[]) => ({ description: text(75, ...kinds) });
const value = string({ min: 1, max: 75 });

/** An option of a select. */
export const option: Check = object({ must: { text: plain(75), value }, may: description('plain_text') });
/** An option of an overflow menu. */
export const linkOption: Check = object({
  must: { text: plain(75), value },
  may: { ...description('plain_text'), url: string({ max: 3000 }) },
});
/** An option of radio buttons and checkboxes. */
export const markOption: Check = object({ must: { text: rich(75), value }, may: description('plain_text', 'mrkdwn') });

const group: Check = object({ must: { label: plain(75), options: list(option, { min: 1, max: 100 }) } });

/** The options of a static select: a list, or groups of lists. */
export const selectOptions = { options: list(option, { min: 1, max: 100 }), option_groups: list(group, { min: 1, max: 100 }) };

const offered = (element: Obj): readonly unknown[] => {
  const groups = Array.isArray(element.option_groups) ? element.option_groups : [];
  return [
    ...(Array.isArray(element.options) ? element.options : []),
    ...groups.flatMap(g => (isObj(g) && Array.isArray(g.options) ? g.options : [])),
  ];
};

/** Text and value, without what Slack fills in by itself. */
const same = (a: unknown, b: unknown): boolean => {
  const key = (o: unknown) => (isObj(o) && isObj(o.text) ? JSON.stringify([o.value, o.text.type, o.text.text]) : '');
  return key(a) === key(b);
};

/** What is chosen at first must be among what is offered. */
export const initialAmongOptions = (element: Obj, at: string) => {
  const many = Array.isArray(element.initial_options) ? element.initial_options : [];
  const chosen = element.initial_option === undefined ? many : [element.initial_option];
  const field = element.initial_option === undefined ? 'initial_options' : 'initial_option';
  const known = offered(element);
  return chosen.every(c => known.some(o => same(c, o)))
    ? []
    : [problem(`${at}/${field}`, 'initial option must exactly match one of the provided options')];
};

/** A static select has its options as a list or as groups, not both. */
export const staticRules = (element: Obj, at: string) => [
  ...exactlyOneOf('options', 'option_groups')(element, at),
  ...initialAmongOptions(element, at),
];

/** Values of options are told apart. */
export const distinctValues = (element: Obj, at: string) => {
  const values = offered(element).map(o => (isObj(o) ? o.value : undefined));
  return new Set(values).size === values.length ? [] : [problem(`${at}/options`, 'options must have unique values')];
};

/** Slack fetches pictures itself, from the public net only. */
export const imageUrl: Check = all(string({ min: 1, max: 3000 }), (url, at) =>
  typeof url === 'string' && /^https?:\/\/[^\s/]+/.test(url) ? [] : [problem(at, 'downloading image failed')],
);

const slackFile: Check = object({ may: { id: string(), url: string() }, also: exactlyOneOf('id', 'url') });

/** Where a picture comes from. */
export const imageSource = { image_url: imageUrl, slack_file: slackFile };
