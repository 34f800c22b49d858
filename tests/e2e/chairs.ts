import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';

/** How long anything on the page may take: the machine may be busy. */
export const patience = 20_000;

export const village = 'C0VILLAGE';

const folder = fileURLToPath(new URL('../../test-output/screenshots/', import.meta.url));

/** The page, used as somebody does who sits in one chair after the other. */
export class Chairs {
  private shots = 0;
  /** Who sits there now. */
  private sitting = '';

  constructor(
    private readonly page: Page,
    private readonly url: string,
    /** Stands before the names of the pictures. */
    private readonly prefix = '',
    /** False: no pictures are taken. */
    private readonly takesPictures = true,
  ) {
    page.setDefaultTimeout(patience);
    mkdirSync(folder, { recursive: true });
  }

  /** The page as it is now, in a file named in the order of the game. @returns the file */
  async shot(name: string): Promise<string> {
    this.shots += 1;
    const path = join(folder, `${this.prefix}${String(this.shots).padStart(2, '0')}-${name}.png`);
    if (!this.takesPictures) return path;
    await this.page.mouse.move(640, 1); // nothing under the pointer
    await this.page.screenshot({ path });
    return path;
  }

  /** Comes in as the first person. */
  async enter(): Promise<void> {
    await this.page.goto(`${this.url}#U0ANA/${village}`);
    await this.page.locator('[data-ready=U0ANA]').waitFor();
    this.sitting = 'Ana';
  }

  async sit(name: string): Promise<void> {
    if (name === this.sitting) return;
    const id = idOf(name);
    await this.page.locator(`[data-person=${id}]`).click();
    await this.page.locator(`[data-ready=${id}]`).waitFor();
    this.sitting = name;
  }

  /** To the channel where the game is played. */
  toVillage = (): Promise<void> => this.toChannel(village);

  /** To any channel that is listed. */
  async toChannel(id: string): Promise<void> {
    await this.page.locator(`[data-channel-link=${id}]`).click();
    await this.page.locator(`main[data-open=${id}]`).waitFor();
  }

  async toMessages(): Promise<void> {
    await this.page.locator('[data-app-link]').click();
    await this.page.locator('[data-tab=messages]').click();
    await this.page.locator('[data-tab=messages][aria-selected=true]').waitFor();
  }

  async toHome(): Promise<void> {
    await this.page.locator('[data-app-link]').click();
    await this.page.locator('[data-tab=home]').click();
    await this.page.locator(`[data-home=${idOf(this.sitting)}]`).waitFor();
  }

  /** Types a line and sends it, once the line before is out: until then Enter does nothing. */
  async say(line: string): Promise<void> {
    const field = this.page.locator('[data-composer=channel]');
    await field.fill(line);
    await this.page.locator('[data-composer=channel] + .send[aria-busy=false]').waitFor();
    await field.press('Enter');
  }

  /** The newest button of an id. */
  button = (id: string): Locator => this.page.locator(`button[data-action-id="${id}"]`).last();

  /** Presses it and waits for the window that it opens. */
  async opens(id: string): Promise<void> {
    await this.button(id).click();
    await this.window().waitFor();
  }

  /** Chooses something that anybody may try out of the newest list of it, and waits for its window. */
  async tries(label: string): Promise<void> {
    await this.page.locator('select[data-action-id="act:one"]').last().selectOption({ label });
    await this.window().waitFor();
  }

  /** The select of the window on top. */
  picker = (): Locator => this.window().locator('select');

  /** An input of the window on top by the beginning of its label, the first of that name. */
  input = (label: string): Locator => this.window().getByLabel(new RegExp(`^${literal(label)}`)).first();

  /** The newest vote's select. */
  ballot = (): Locator => this.page.locator('select[data-action-id="play:vote"]').last();

  /** The newest select of an id. */
  select = (id: string): Locator => this.page.locator(`select[data-action-id="${id}"]`).last();

  /** How many pictures there are whose words begin so. */
  picture = (words: string): Promise<number> => this.page.locator(`main img[alt^="${words}"]`).count();

  field = (block: string): Locator => this.page.locator(`dialog :is(input, select, textarea)[data-block-id="${block}"]`);

  /** The window on top. */
  window = (): Locator => this.page.locator('dialog.modal').last();

  /** Sends the window on top and waits until it is gone. */
  async submit(): Promise<void> {
    await this.window().locator('[data-modal=submit]').click();
    await this.page.locator('dialog.modal').waitFor({ state: 'detached' });
  }

  /** Sends the window on top, reads what it says then and did not say before, and closes it. */
  async submitAndRead(text: string, shot: string): Promise<void> {
    if ((await this.window().getByText(text).count()) > 0) throw new Error(`the window says ${text} before it is sent`);
    await this.window().locator('[data-modal=submit]').click();
    await this.window().getByText(text).waitFor();
    await this.shot(shot);
    await this.close();
  }

  /** Closes the window on top, unsent. */
  async close(): Promise<void> {
    await this.window().locator('[data-modal=close]').click();
    await this.page.locator('dialog.modal').waitFor({ state: 'detached' });
  }

  /** Waits until what is open has a line that this is a part of. */
  async reads(text: string | RegExp): Promise<void> {
    const { source, flags } = typeof text === 'string' ? new RegExp(literal(text)) : text;
    await this.page
      .waitForFunction(wanted => new RegExp(wanted.source, wanted.flags).test(document.querySelector('main')?.innerText ?? ''), { source, flags }, { polling: 50 })
      .catch(async (error: unknown) => {
        throw new Error(`${this.sitting} does not read ${source} in:\n${await this.open()}`, { cause: error });
      });
  }

  /** All the words of what is open. */
  open = (): Promise<string> => this.page.locator('main').innerText();

  /** The names behind a label such as "Not voted" where it was said last. */
  async listed(label: string): Promise<readonly string[]> {
    const line = (await this.open()).split('\n').findLast(one => one.startsWith(label)) ?? '';
    return line.slice(line.indexOf(':') + 1).split(',').map(name => name.trim());
  }

  /** What the select of the window offers. */
  choices = async (): Promise<readonly string[]> =>
    (await this.picker().locator('option').allTextContents()).filter(text => text !== 'Choose…').toSorted();

  /** The ids of the private channels that are listed for whoever sits there. */
  privateChannels = (): Promise<readonly string[]> =>
    this.page.locator('[data-channel-link][aria-label*=", private"]').evaluateAll(links => links.map(link => link.getAttribute('data-channel-link') ?? ''));

  /** Bots play everybody else from now on. */
  async letBotsPlay(): Promise<void> {
    await this.page.getByText('Let bots play the others').click();
    await this.page.getByText('13 of 14 played by bots').waitFor();
  }

  /** After all others were played by bots, nobody is any more. */
  async stopBots(): Promise<void> {
    await this.page.getByText('Let bots play the others').click();
    await this.page.getByText('Nobody is played by a bot').waitFor();
  }

  /** Bots play these from now on; or, where they did, no longer. */
  async switchBots(names: readonly string[]): Promise<void> {
    const list = this.page.locator('section.bots details');
    await list.locator('summary').click();
    for (const name of names) {
      const box = list.locator(`[data-bot=${idOf(name)}]`);
      const mark = this.page.locator(`[data-person=${idOf(name)}][aria-label*="played by a bot"]`);
      const before = await mark.count();
      await box.click();
      await mark.waitFor({ state: before === 0 ? 'attached' : 'detached' });
    }
    await list.locator('summary').click();
  }
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The id of a person of the local workspace. */
export const idOf = (name: string): string => `U0${name.normalize('NFD').replace(/[^a-z]/gi, '').toUpperCase()}`;
