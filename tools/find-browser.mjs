// A Chromium for the tests: CHROMIUM, else one of this system, else the one that a registry package ships.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Tests start it as root, too, in containers with little shared memory. */
const args = ['--no-sandbox', '--disable-setuid-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/** The shipped one has no graphics card to ask for. */
const shippedArgs = [...args, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Its language is not the machine's: under the C locale it would be `en-US@posix`, and with an empty LANG a date field crashes it. */
const english = { LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' };

/**
 * What playwright-core's `chromium.launch` takes to start a Chromium here. Unpacks the shipped one on first use.
 * @returns {Promise<{executablePath: string, args: string[], env: Record<string, string>}>}
 */
export async function findBrowser(env = process.env, installed = places) {
  if (env.CHROMIUM) {
    if (!existsSync(env.CHROMIUM)) throw new Error(`CHROMIUM names ${env.CHROMIUM}, which does not exist.`);
    return { executablePath: env.CHROMIUM, args, env: { ...env, ...english } };
  }
  for (const candidate of candidates(env, installed)) {
    if (await starts(candidate)) return { executablePath: candidate, args, env: { ...env, ...english } };
  }
  return shipped(env);
}

function candidates(env, installed) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...installed];
  const all = folders.flatMap(place =>
    (/chrom/i.test(place.split(/[\\/]/).at(-1)) ? [place] : []).concat(names.map(name => join(place, name))),
  );
  return [...new Set(all)].filter(existsSync);
}

/** A found file may be a stub that tells how to install the real one. */
async function starts(path) {
  return promisify(execFile)(path, ['--version'], { timeout: 20_000 }).then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  );
}

/** Unpacked once into `node_modules/.cache`: a second user, checkout or process at the same time must not meet half a file. */
async function shipped(env) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found: install one, or set CHROMIUM to the path of one.');
  }
  const folder = join(root, 'node_modules/.cache/curfew-chromium');
  if (!existsSync(join(folder, 'chromium'))) await unpack(folder);
  const executablePath = join(folder, 'chromium');
  const fonts = { ...env, ...english, FONTCONFIG_PATH: join(folder, 'fonts') };
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  return { executablePath, args: shippedArgs, env: (await complete(executablePath)) ? fonts : libraries };
}

/** True if all shared libraries are on this system; else those that come with the package are used. */
async function complete(path) {
  return promisify(execFile)('ldd', [path]).then(
    ({ stdout }) => !stdout.includes('not found'),
    () => false,
  );
}

async function unpack(folder) {
  const fresh = `${folder}-${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpacking], {
    cwd: root,
    env: { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }, // the package unpacks its libraries only there
  });
  await chmod(join(fresh, 'chromium'), 0o755); // else only whoever unpacked it may start it
  await writeFile(join(fresh, 'fonts/fonts.conf'), fontsIn(folder));
  await rename(fresh, folder).catch(async error => {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error; // else another process was first
  });
}

/** The package's own file names folders of Lambda. */
const fontsIn = folder => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

const unpacking = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
