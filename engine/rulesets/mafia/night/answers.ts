import type { Use } from './night.ts';
import type { Pending } from './pending.ts';

/** A question that was met on the way to an answer, what follows from yes and no, and at its end what was found. */
interface Branch<T> {
  on?: Use;
  yes?: Branch<T>;
  no?: Branch<T>;
  found?: T;
}

/** Notes which controls are asked about while something is worked out in one world. */
export class Trail {
  /** What the innermost answer has asked so far; undefined: nothing is worked out. */
  #asked: Use[] | undefined;

  note(control: Use): void {
    if (this.#asked && !this.#asked.includes(control)) this.#asked.push(control);
  }

  /** What is asked on the way belongs to whatever waits for this, too. */
  follow<T>(make: () => T): { readonly found: T; readonly asked: readonly Use[] } {
    const waiting = this.#asked;
    const asked: Use[] = this.#asked = [];
    const found = make();
    this.#asked = waiting;
    for (const control of asked) this.note(control);
    return { found, asked };
  }
}

/**
 * What came out before, by the controls that it hung on: worlds that agree on these need not work it out again. Whatever is worked out asks its
 * questions in an order that depends on the answers alone, so that what was asked before is a tree, and nothing is asked in vain.
 */
export class Answers<T> {
  readonly #roots = new Map<Pending, Map<Use, Branch<T>>>();

  find(use: Use, pending: Pending, ask: (control: Use) => boolean, trail: Trail, make: () => T): T {
    const root = this.#root(use, pending);
    let at = root;
    while (at.on) at = next(at, ask(at.on));
    if (at.found !== undefined) return at.found;
    const { found, asked } = trail.follow(make);
    let end = root;
    for (const control of asked) {
      end.on = control;
      end = next(end, ask(control));
    }
    end.found = found;
    return found;
  }

  #root(use: Use, pending: Pending): Branch<T> {
    let of = this.#roots.get(pending);
    if (!of) this.#roots.set(pending, of = new Map<Use, Branch<T>>());
    let root = of.get(use);
    if (!root) of.set(use, root = {});
    return root;
  }
}

const next = <T>(branch: Branch<T>, answer: boolean): Branch<T> => (answer ? branch.yes ??= {} : branch.no ??= {});
