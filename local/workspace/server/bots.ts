import type { Workspace } from './workspace.ts';
/** Plays the users that are listed as bots. */
export class Bots { constructor(readonly ws: Workspace) {} stop(): void {} }
