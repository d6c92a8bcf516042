import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const cacheFolder = path.resolve(import.meta.dirname, '..', '.cache');

/**
 * The Chromium that stories, walks and measurements run in, as an absolute path: `CHROMIUM_PATH` when set, else the one
 * that Playwright installed, else the packaged headless one (Linux x64), unpacked into `.cache` at first use.
 * @throws Error with one sentence that names the remedy, when there is none or the packaged one cannot start.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
    return chosen;
  }
  const installed = chromium.executablePath();
  if (existsSync(installed)) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium on this machine yet; run `npx playwright install chromium`.');
  }
  const packaged = await unpackedChromium();
  await assertStarts(packaged);
  return packaged;
}

async function unpackedChromium(): Promise<string> {
  const folder = path.join(cacheFolder, `chromium-${await packagedVersion()}`);
  const executable = path.join(folder, 'chromium');
  if (existsSync(executable)) return executable;

  await mkdir(cacheFolder, { recursive: true });
  const fresh = await mkdtemp(path.join(cacheFolder, 'chromium-unpacking-'));
  try {
    await unpackInto(fresh);
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another process that unpacked at the same time was first to rename; its folder is as good as ours.
    if (!existsSync(executable)) throw error;
  }
  return executable;
}

/**
 * The package unpacks into the folder for temporary files and takes whatever `chromium` lies there, even half a one.
 * A fresh folder of our own keeps an interrupted or parallel run from being mistaken for a finished one.
 */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

async function packagedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: unknown = JSON.parse(await readFile(path.join(path.dirname(entry), '..', 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error('The package @sparticuz/chromium states no version; run `npm install` again.');
}

async function assertStarts(executable: string): Promise<void> {
  try {
    await promisify(execFile)(executable, ['--version', '--no-sandbox']);
  } catch (error) {
    const library = /error while loading shared libraries: ([^:]+)/.exec(String(error))?.[1];
    throw new Error(
      library
        ? `Chromium cannot start because the system library ${library} is missing; install libnss3, libnspr4 and libexpat1, or run \`npx playwright install --with-deps chromium\`.`
        : `Chromium at ${executable} cannot start; remove its folder and try again, or run \`npx playwright install --with-deps chromium\`.`,
      { cause: error },
    );
  }
}
