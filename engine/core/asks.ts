import type { Form } from './forms.ts';
import type { Message } from './messages.ts';
import type { Answer, Seat } from './state.ts';

/** A form that stands open now, and who may answer it. */
export interface Ask {
  readonly id: string;
  /** Names that the act text answers to; the first is the one that is printed. */
  readonly abilities: readonly string[];
  readonly seats: readonly Seat[];
  readonly form: Form;
  /** Key of the theme for what it does, where several have one name. */
  readonly does?: string;
  /** What it holds by an earlier use: shown with the form, until another use changes it. */
  readonly holds?: Answer;
  readonly shared?: string;
  /** True: used in the game's own channel only, before everybody. The table announces what is chosen for the end of the phase, `acted` what is carried out at once. */
  readonly open?: boolean;
  readonly usesLeft?: number;
  /** The private chat in which its words are heard, without a name: whoever is not in it is pointed here. */
  readonly into?: string;
  /**
   * A group of asks of which one person uses one: choosing takes back what the same seat chose for the others of the group and, where
   * both are a group's own, what anybody chose.
   */
  readonly excludes?: string;
  /** Which alternative of which set it is: two of one group go together if they are different alternatives of no set. Absent: they never do. */
  readonly alternative?: Readonly<Record<string, number>>;
  /** What its maker is told at once of a choice that is accepted and yet hardly meant; nothing where there is nothing to say. */
  remark?(answer: Answer): Pick<Message, 'key' | 'about' | 'args'> | undefined;
  /** `end`: it stands until the phase ends. `now`: it is carried out at once and answered at once. */
  readonly when: 'end' | 'now';
  /** Of what is carried out at once: it stands until the phase ends, and can be taken back. */
  readonly stands?: true;
  /** True for what is carried out at once and never refused once its form is filled in. */
  readonly certain?: true;
  /** True: anybody may try it, whoever they are, so that everybody may know that it is open. */
  readonly common?: true;
  /** Of what is common: true for what this part of the game is about. */
  readonly main?: true;
}
