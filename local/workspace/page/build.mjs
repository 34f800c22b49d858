import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the workspace's page: index.html at the root of `outDir`, everything else under assets/, whose names carry their contents'
 * hash, so that a browser may keep them for ever. What is there stays until the new page is: a running server may be serving it.
 * @param {string} outDir
 * @returns {Promise<void>}
 */
export async function buildPage(outDir) {
  const assets = join(outDir, 'assets');
  await mkdir(assets, { recursive: true });
  const { metafile } = await build({
    entryPoints: ['main.tsx', 'styles/page.css', 'icon.svg'].map(name => join(here, name)),
    outdir: assets,
    entryNames: '[name]-[hash]',
    loader: { '.svg': 'copy' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    metafile: true,
    logLevel: 'warning',
  });
  const html = await readFile(join(here, 'index.html'), 'utf8');
  const names = Object.keys(metafile.outputs).map(name => basename(name));
  const hashed = html.replace(/\/assets\/(\w+)\.(\w+)/g, (whole, name, ending) => {
    const built = names.find(file => file.startsWith(`${name}-`) && file.endsWith(`.${ending}`));
    if (built === undefined) throw new Error(`The page asks for ${whole}, which was not built`);
    return `/assets/${built}`;
  });
  const page = join(outDir, 'index.html');
  await writeFile(`${page}.${process.pid}`, hashed);
  await rename(`${page}.${process.pid}`, page);
  for (const file of await readdir(assets)) if (!names.includes(file)) await rm(join(assets, file), { force: true });
}
