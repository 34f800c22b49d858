import { DateTime } from 'luxon';

/** Where and in which words a reader reads times. */
export interface Clock {
  readonly zone: string;
  readonly locale: string;
  /** Milliseconds. */
  readonly now: number;
}

/** A browser may name a language that `Intl` refuses: a Chromium under the C locale says `en-US@posix`. */
function knownLocale(tag: string): string {
  try {
    Intl.getCanonicalLocales(tag);
    return tag;
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().locale;
  }
}

const at = (seconds: number, { zone, locale: tag }: Clock): DateTime => {
  const locale = knownLocale(tag);
  const moment = DateTime.fromSeconds(seconds, { zone }).setLocale(locale);
  return moment.isValid ? moment : DateTime.fromSeconds(seconds).setLocale(locale);
};

const pretty = (moment: DateTime, clock: Clock, otherwise: string): string => {
  const today = DateTime.fromMillis(clock.now, { zone: moment.zoneName ?? 'utc' }).startOf('day');
  const days = Math.round(moment.startOf('day').diff(today, 'days').days);
  return days === 0 ? 'today' : days === -1 ? 'yesterday' : days === 1 ? 'tomorrow' : otherwise;
};

const LONG: Intl.DateTimeFormatOptions = { weekday: 'long', ...DateTime.DATE_FULL };
/** Some browsers part hour and AM with a narrow space, some with a plain one. */
const show = (moment: DateTime, options: Intl.DateTimeFormatOptions): string => moment.toLocaleString(options).replaceAll('\u202f', ' ');

const TOKENS: Readonly<Record<string, (moment: DateTime, clock: Clock) => string>> = {
  date_num: moment => moment.toFormat('yyyy-MM-dd'),
  date: moment => show(moment, DateTime.DATE_FULL),
  date_pretty: (moment, clock) => pretty(moment, clock, show(moment, DateTime.DATE_FULL)),
  date_short: moment => show(moment, DateTime.DATE_MED),
  date_short_pretty: (moment, clock) => pretty(moment, clock, show(moment, DateTime.DATE_MED)),
  date_long: moment => show(moment, LONG),
  date_long_pretty: (moment, clock) => pretty(moment, clock, show(moment, LONG)),
  time: moment => show(moment, DateTime.TIME_SIMPLE),
  time_secs: moment => show(moment, DateTime.TIME_WITH_SECONDS),
  ago: (moment, clock) => moment.toRelative({ base: DateTime.fromMillis(clock.now) }) ?? '',
};

/** A `<!date^…>` as its reader sees it; the fallback when it has a token that Slack does not know. */
export function formatDate(seconds: number, format: string, fallback: string, clock: Clock): string {
  const names = [...format.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0 || names.some(name => !Object.hasOwn(TOKENS, name))) return fallback;
  const moment = at(seconds, clock);
  return format.replace(/\{([a-z_]+)\}/g, (whole, name: string) => TOKENS[name]?.(moment, clock) ?? whole);
}

/** The time of day of a message's `ts`. */
export const timeOf = (ts: string, clock: Clock): string => show(at(Number(ts), clock), DateTime.TIME_SIMPLE);

/** The whole date of a message's `ts`, for its tool tip. */
export const momentOf = (ts: string, clock: Clock): string => show(at(Number(ts), clock), DateTime.DATETIME_FULL);

/** Unix seconds as the value of a `datetime-local` input. */
export const toLocalInput = (seconds: number, clock: Clock): string => at(seconds, clock).toFormat("yyyy-MM-dd'T'HH:mm");

/** And back; null when it is no date. */
export function fromLocalInput(value: string, { zone }: Clock): number | null {
  const inZone = DateTime.fromISO(value, { zone });
  const moment = inZone.isValid ? inZone : DateTime.fromISO(value);
  return moment.isValid ? Math.floor(moment.toSeconds()) : null;
}
