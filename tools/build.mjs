// Builds what is deployed: one CommonJS bundle a Lambda, and the workspace's page. `node tools/build.mjs`
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stub = join(root, 'tools/unused-on-lambda.cjs');
const credentials = join(root, 'tools/lambda-credentials.mjs'); // 130 KB less

/** The Lambda entries, each `functions/<name>.ts`. */
export const functionNames = ['slack', 'phase', 'deliver', 'sweep', 'install'];

/** No bundle may be larger, or cold starts pass Slack's three seconds. What is read only when it is used lies beside it and is not counted. */
export const bundleLimit = 700 * 1024;

/** Needed by receivers that Lambda never starts, and most of Bolt's bytes. */
const receiversOnly = ['express', '@slack/oauth', '@slack/socket-mode', 'raw-body'];

/** Bolt without what its index brings along, used or not: the other receivers, assistants, steps of workflows, lists of types. */
const boltForLambda = {
  name: 'bolt-for-lambda',
  setup(build) {
    const other = /^\.\/(receivers\/)?(Express|HTTP|SocketMode)Receiver$/;
    build.onResolve({ filter: other }, ({ resolveDir }) => (/@slack[\\/]bolt[\\/]dist/.test(resolveDir) ? { path: stub } : undefined));
    build.onLoad({ filter: /@slack[\\/]bolt[\\/]dist[\\/]index\.js$/ }, () => ({
      contents: `Object.defineProperty(exports, '__esModule', { value: true });
        exports.App = require('./App').default;
        exports.LogLevel = require('./App').LogLevel;
        exports.AwsLambdaReceiver = require('./receivers/AwsLambdaReceiver').default;
        exports.HTTPReceiver = require('./receivers/HTTPReceiver').default;
        exports.isValidSlackRequest = require('./receivers/verify-request').isValidSlackRequest;`,
    }));
  },
};

/**
 * Clients of which one or two commands are used, and whose errors are told apart by their names: without a class for each of SSM's
 * 140 errors they come as the client's general one, under the same names. A schema that nobody asks for is then left out, which
 * esbuild has to be told: it cannot know that a key that is computed has no effects.
 */
const usedSchemas = {
  name: 'used-schemas',
  setup(build) {
    build.onLoad({ filter: /@aws-sdk[\\/]client-(ssm|sqs|scheduler)[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text
        .replace(/^n0_registry\.registerError\(.*\);$/gm, '')
        .replace(/^((?:export )?var \w+\$? = )(\[(?:.*\]|[^;]*^\]));$/gm, '$1/* @__PURE__ */ (() => $2)();');
      return { contents, loader: 'js' };
    });
  },
};

/** Bolt and the clients read their version, and name, from their own package.json: the rest of it stays behind. */
const shortManifests = {
  name: 'short-manifests',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/](@aws-sdk|@slack)[\\/][^\\/]+[\\/]package\.json$/ }, async ({ path }) => {
      const { name, version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ name, version }), loader: 'json' };
    });
  },
};

/** Packages that most requests do not need, each in a file of its own beside the bundle, which is read when it is first used. */
const apart = ['luxon', 'hershey'];

/** Rules of a game, likewise: a request needs those of one game at most. Each exports them under the name of its folder. */
const rulesApart = /engine[\\/]rulesets[\\/](\w+)[\\/]ruleset\.ts$/;

/** Their names in the bundle are getters, so that an `import` of them loads nothing: all sources import them as ever. */
const loadedWhenUsed = {
  name: 'loaded-when-used',
  setup(build) {
    const used = new Map();
    build.onStart(() => used.clear());
    build.onResolve({ filter: new RegExp(`^(${apart.join('|')})$`) }, ({ path }) => ({ path, namespace: 'apart', pluginData: { entry: path } }));
    build.onResolve({ filter: /[\\/]ruleset\.ts$/ }, ({ path, resolveDir }) => {
      const entry = join(resolveDir, path);
      const [, id] = rulesApart.exec(entry) ?? [];
      return id === undefined ? undefined : { path: `rules-${id}`, namespace: 'apart', pluginData: { entry, names: [id] } };
    });
    build.onResolve({ filter: /^\./, namespace: 'apart' }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: 'apart' }, async ({ path, pluginData }) => {
      const { entry, names = Object.keys(await import(entry)).filter(name => name !== 'default') } = pluginData;
      used.set(path, entry);
      const getters = names.map(name => `${name}: { enumerable: true, get: () => whole().${name} }`);
      return { contents: `const whole = () => require('./${path}.js');\nObject.defineProperties(exports, { ${getters.join(', ')} });` };
    });
    build.onEnd(async ({ outputFiles, errors }) => {
      const { outfile, absWorkingDir } = build.initialOptions;
      if (errors.length > 0) return;
      for (const [name, entry] of used) {
        const made = await packed(entry, join(dirname(outfile), `${name}.js`), absWorkingDir);
        if (outputFiles) outputFiles.push(...made);
        else await Promise.all(made.map(({ path, contents }) => writeFile(path, contents)));
      }
    });
  },
};

/** One package, or the rules of one game, as CommonJS. */
async function packed(entry, outfile, absWorkingDir) {
  const esbuild = await import('esbuild');
  const { plugins: _, alias: __, sourcemap: ___, ...options } = lambdaOptions();
  const built = await esbuild.build({ ...options, absWorkingDir, entryPoints: [entry], outfile, write: false });
  return built.outputFiles;
}

/** How the bundles are made; `bench` and tests make theirs alike. */
export const lambdaOptions = () => ({
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  mainFields: ['module', 'main'], // CommonJS made of ES modules starts 20 to 50 ms sooner
  alias: { ...Object.fromEntries(receiversOnly.map(name => [name, stub])), '@aws-sdk/credential-provider-node': credentials },
  plugins: [boltForLambda, usedSchemas, shortManifests, loadedWhenUsed],
  sourcemap: 'external', // kept in dist/maps: it is no part of what is loaded
  metafile: true,
  legalComments: 'none',
  logLevel: 'silent',
});

/** Bundles all Lambda entries into `outDir/<name>/index.js`; gives the bytes of what each reads when it starts. */
export async function buildFunctions({ outDir = join(root, 'dist'), names = functionNames } = {}) {
  const missing = names.map(name => `functions/${name}.ts`).filter(file => !existsSync(join(root, file)));
  if (missing.length > 0) throw new Error(`Nothing to build: ${missing.join(', ')} ${missing.length === 1 ? 'does' : 'do'} not exist.`);
  const built = await Promise.all(names.map(name => bundle(name, outDir)));
  const large = built.filter(({ bytes }) => bytes > bundleLimit);
  if (large.length > 0) {
    throw new Error(`Too large, the limit is ${bundleLimit} bytes: ${large.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}.`);
  }
  return built;
}

async function bundle(name, outDir) {
  const esbuild = await import('esbuild');
  const folder = join(outDir, name);
  const result = await esbuild.build({
    ...lambdaOptions(),
    absWorkingDir: root,
    entryPoints: [join(root, 'functions', `${name}.ts`)],
    outfile: join(folder, 'index.js'),
    write: false,
  });
  const maps = join(outDir, 'maps');
  await Promise.all([folder, maps].map(each => mkdir(each, { recursive: true })));
  const code = result.outputFiles.filter(({ path }) => path.endsWith('.js'));
  const map = result.outputFiles.find(({ path }) => path.endsWith('.map')).contents;
  await Promise.all([
    ...code.map(({ path, contents }) => put(join(folder, basename(path)), contents)),
    put(join(folder, 'package.json'), '{"type":"commonjs"}\n'), // else the project's "module" holds below dist, too
    put(join(maps, `${name}.js.map`), map),
    put(join(maps, `${name}.meta.json`), JSON.stringify(result.metafile)),
  ]);
  const started = code.find(({ path }) => basename(path) === 'index.js').contents;
  const all = code.reduce((sum, { contents }) => sum + contents.length, 0);
  return { name, file: join(folder, 'index.js'), bytes: started.length, later: all - started.length };
}

/** Whole or not at all: somebody else may be reading, or building the same. */
async function put(file, contents) {
  const fresh = `${file}.${process.pid}.tmp`;
  await writeFile(fresh, contents);
  await rename(fresh, file);
}

/** Builds the workspace's page into `outDir`. */
export async function buildWorkspacePage(outDir = join(root, 'dist/workspace')) {
  const script = join(root, 'local/workspace/page/build.mjs');
  if (!existsSync(script)) throw new Error('Nothing to build: local/workspace/page/build.mjs does not exist.');
  const { buildPage } = await import(pathToFileURL(script).href);
  await buildPage(outDir);
}

/** All of `npm run build`, with a line for each part. */
export async function buildAll() {
  for (const { name, bytes } of await buildFunctions()) console.log(`${String(bytes).padStart(8)} bytes  dist/${name}/index.js`);
  await buildWorkspacePage();
  console.log('                dist/workspace');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  buildAll().catch(error => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
