import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the workspace's page: index.html at the root of `outDir`, everything else under assets/.
 * @param {string} outDir
 * @returns {Promise<void>}
 */
export async function buildPage(outDir) {
  const assets = join(outDir, 'assets');
  await mkdir(assets, { recursive: true });
  await build({
    entryPoints: [{ in: join(here, 'main.tsx'), out: 'page' }, { in: join(here, 'styles/page.css'), out: 'page' }],
    outdir: assets,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  await copyFile(join(here, 'icon.svg'), join(assets, 'icon.svg'));
  await copyFile(join(here, 'index.html'), join(outDir, 'index.html'));
}
