import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { lambdaOptions } from '../build.mjs';

/**
 * A part of the bench with the engine as it is deployed: one bundle made like those of the Lambdas, with nothing in it that only a loader of
 * sources puts there.
 * @param file of this folder
 */
export async function asDeployed<T>(file: string): Promise<T> {
  const { plugins: _, sourcemap: __, metafile: ___, ...options } = lambdaOptions();
  const folder = mkdtempSync(join(tmpdir(), 'curfew-bench-'));
  try {
    const outfile = join(folder, 'part.cjs');
    await build({ ...options, entryPoints: [fileURLToPath(new URL(file, import.meta.url))], outfile });
    return await import(pathToFileURL(outfile).href) as T;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
