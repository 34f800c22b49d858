/** The process is dead: nothing it calls is done any more. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** Counts the calls of all ports together and dies at the given one, before it is done or after. */
export class Doom {
  calls = 0;
  dead = false;

  constructor(
    readonly at: number,
    readonly when: 'before' | 'after',
  ) {}

  async around<T>(call: () => Promise<T>): Promise<T> {
    if (this.dead) throw new Crash('called by the dead');
    this.calls += 1;
    const mine = this.calls === this.at;
    if (mine && this.when === 'before') this.dead = true;
    if (this.dead) throw new Crash(`before call ${this.at}`);
    const result = await call();
    if (mine) this.dead = true;
    if (this.dead) throw new Crash(`after call ${this.at}`);
    return result;
  }
}

/** A port whose every method goes through the doom. */
export const doomed = <T extends object>(port: T, doom: Doom): T =>
  new Proxy(port, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (value.constructor.name === 'AsyncGeneratorFunction') return (...args: unknown[]) => each(value.apply(target, args), doom);
      return (...args: unknown[]) => doom.around(async () => value.apply(target, args));
    },
  });

async function* each<T>(items: AsyncIterable<T>, doom: Doom): AsyncGenerator<T> {
  for await (const item of items) yield await doom.around(async () => item);
}
