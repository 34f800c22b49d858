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
  readonly #open: Map<Use, boolean>[] = [];

  note(control: Use, answer: boolean): void {
    const asked = this.#open.at(-1);
    if (asked && !asked.has(control)) asked.set(control, answer);
  }

  /** What is asked on the way belongs to whatever waits for this, too. */
  follow<T>(make: () => T): { readonly found: T; readonly asked: ReadonlyMap<Use, boolean> } {
    const asked = new Map<Use, boolean>();
    this.#open.push(asked);
    const found = make();
    this.#open.pop();
    for (const [control, answer] of asked) this.note(control, answer);
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
    let at = this.#root(use, pending);
    while (at.on) at = next(at, ask(at.on));
    if (at.found !== undefined) return at.found;
    const { found, asked } = trail.follow(make);
    this.#keep(this.#root(use, pending), asked, found);
    return found;
  }

  #keep(root: Branch<T>, asked: ReadonlyMap<Use, boolean>, found: T): void {
    let at = root;
    for (const [control, answer] of asked) {
      at.on = control;
      at = next(at, answer);
    }
    at.found = found;
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
