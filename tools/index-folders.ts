// Writes `index.ts` for the folders whose code is found by id: a bundle cannot read folders. `npm run index`, `-- --check` to only look.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folders, `*` for any one name; a folder need not exist yet. */
export const indexed: readonly string[] = [
  'engine/rulesets/*/alignments',
  'engine/rulesets/*/characters',
  'engine/rulesets/*/extras',
  'engine/rulesets/*/fabled',
  'engine/rulesets/*/groups',
  'engine/rulesets/*/travellers',
  'engine/rulesets/*/factions',
  'engine/rulesets/*/jinxes',
  'engine/rulesets/*/modifiers',
  'engine/rulesets/*/polls',
  'engine/rulesets/*/roles',
  'engine/rulesets/*/teams',
  'engine/setups',
  'functions/listeners/actions',
  'functions/listeners/commands',
  'functions/listeners/events',
  'functions/listeners/views',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const header = '// Made by `npm run index` from the files of this folder. Do not edit.';
const word = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The text of a folder's index: each file's export that is named for the file, in the files' order. */
export async function indexOf(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.ts') && file !== 'index.ts').sort();
  const names = await Promise.all(files.map(file => exported(folder, file)));
  const list = word(basename(folder));
  if (names.includes(list)) throw new Error(`${join(folder, `${list}.ts`)}: the list of the folder has this name already.`);
  const imports = files.map((file, i) => `import { ${names[i]} } from './${file}';`);
  return `${header}\n${imports.join('\n')}\n\nexport const ${list} = ${array(list, names)} as const;\n`;
}

/** As the formatter would break it. */
function array(list: string, names: readonly string[]): string {
  const flat = `[${names.join(', ')}]`;
  return `export const ${list} = ${flat} as const;`.length <= 140 ? flat : `[\n${names.map(name => `  ${name},\n`).join('')}]`;
}

async function exported(folder: string, file: string): Promise<string> {
  const name = word(basename(file, '.ts'));
  const text = await readFile(join(folder, file), 'utf8');
  if (new RegExp(`^export (const|class|(async )?function\\*?) ${name}\\b`, 'm').test(text)) return name;
  throw new Error(`${join(folder, file)}: no export named \`${name}\`. A file of an indexed folder exports what it is named for.`);
}

/** All indexed folders that exist below `base` and hold anything. */
export async function folders(base: string = root): Promise<readonly string[]> {
  const found = await Promise.all(indexed.map(pattern => match(base, pattern.split('/'))));
  return found.flat().sort();
}

async function match(at: string, [next, ...rest]: readonly string[]): Promise<string[]> {
  if (next === undefined) return (await readdir(at)).some(file => file.endsWith('.ts') && file !== 'index.ts') ? [at] : [];
  if (next !== '*') return existsSync(join(at, next)) ? match(join(at, next), rest) : [];
  const all = (await readdir(at, { withFileTypes: true })).filter(entry => entry.isDirectory());
  return (await Promise.all(all.map(entry => match(join(at, entry.name), rest)))).flat();
}

/** The indexes that are not what the folders hold; writes them unless it only looks. */
export async function update(base: string, look: boolean): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const folder of await folders(base)) {
    const file = join(folder, 'index.ts');
    const text = await indexOf(folder);
    if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
    stale.push(file.slice(base.length));
    if (!look) await writeFile(file, text);
  }
  return stale;
}

async function main(args: readonly string[]): Promise<void> {
  const look = args.includes('--check');
  const stale = await update(root, look);
  for (const file of stale) console.log(look ? `${file} is stale: run \`npm run index\`.` : `${file} written`);
  if (look && stale.length > 0) process.exitCode = 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
