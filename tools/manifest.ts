// Prints the manifest for one place where Curfew runs. `npm run manifest -- --url https://… | --socket`
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { type Manifest, manifestSchema } from './manifest-schema.ts';

/** Where Slack finds the app: at an address, or nowhere since the app calls Slack. */
export type Place = { readonly url: string } | { readonly socket: true };

const source = fileURLToPath(new URL('../slack/manifest.yaml', import.meta.url));
const placeholder = 'https://example.com';

/** The committed manifest, with its placeholder address. */
export const readManifest = async (): Promise<Manifest> => manifestSchema.parse(parse(await readFile(source, 'utf8')));

/** The committed manifest for this place. */
export async function manifestFor(place: Place): Promise<Manifest> {
  const manifest = await readManifest();
  return manifestSchema.parse('socket' in place ? withSocket(manifest) : withAddress(manifest, place.url));
}

function withAddress(manifest: Manifest, url: string): unknown {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol !== 'https:' || address.pathname !== '/' || address.search !== '' || address.hash !== '') {
    throw new Error(`The address is https:// and a host, without a path: not \`${url}\`.`);
  }
  return JSON.parse(JSON.stringify(manifest).replaceAll(placeholder, address.origin));
}

function withSocket({ features, oauth_config, settings, ...rest }: Manifest): Manifest {
  const { bot_events } = settings.event_subscriptions;
  const { is_enabled } = settings.interactivity;
  return {
    ...rest,
    features: { ...features, slash_commands: features.slash_commands.map(({ url: _, ...command }) => command) },
    oauth_config: { scopes: oauth_config.scopes },
    settings: { ...settings, event_subscriptions: { bot_events }, interactivity: { is_enabled }, socket_mode_enabled: true },
  };
}

const usage = `npm run manifest -- --url https://abc.execute-api.eu-central-1.amazonaws.com   for a deployed Curfew
npm run manifest -- --socket                                                    for a laptop, over Socket Mode
Paste what it prints at https://api.slack.com/apps: "Create New App", "From a manifest"; or "App Manifest" of the app.`;

/** The whole program: what it prints, and whether it could. */
export async function main(args: readonly string[]): Promise<{ readonly out: string; readonly ok: boolean }> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { url: { type: 'string' }, socket: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help || (values.url === undefined) === (values.socket !== true)) return { out: usage, ok: values.help === true };
    const place: Place = values.url === undefined ? { socket: true } : { url: values.url };
    return { out: stringify(await manifestFor(place), { lineWidth: 0 }), ok: true };
  } catch (error) {
    return { out: error instanceof Error ? error.message : String(error), ok: false };
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { out, ok } = await main(process.argv.slice(2));
  (ok ? console.log : console.error)(out);
  process.exitCode = ok ? 0 : 1;
}
