import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accept } from './accept.ts';
import { writeEnvironment, type Environment } from './environment.ts';
import { parseLock, readLocks, writeLocks } from './locks.ts';
import type { Report } from './results.ts';
import { resultOf } from './testing/resultOf.ts';

const here: Environment = { chromium: '1', architecture: 'x64', flags: [], fonts: {} };
const elsewhere: Environment = { ...here, chromium: '2' };

let folder = '';
let out = '';

/** Locks of two packages. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visual-'));
  out = path.join(folder, 'out');
  await writeEnvironment(path.join(folder, 'environment.json'), here);
  await writeLocks(
    path.join(folder, 'locks'),
    new Map([
      [
        'ui',
        new Map([
          ['a@phone-dark', '375x68 old'],
          ['b@phone-dark', '375x68 old'],
        ]),
      ],
      ['host', new Map([['gone@phone-dark', '375x68 old']])],
    ]),
  );
});

afterEach(() => rm(folder, { recursive: true }));

async function report(parts: Partial<Report> = {}): Promise<void> {
  const whole: Report = {
    environment: here,
    otherEnvironment: [],
    isRelock: false,
    isWhole: true,
    seconds: 1,
    results: [
      resultOf('a@phone-dark', 'changed'),
      resultOf('b@phone-dark', 'unstable'),
      resultOf('new@phone-dark', 'new', { packageName: 'notes' }),
      resultOf('gone@phone-dark', 'removed', { packageName: 'host' }),
    ],
    ...parts,
  };
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'report.json'), JSON.stringify(whole));
}

const locked = async () =>
  Object.fromEntries(
    [...(await readLocks(path.join(folder, 'locks')))].map(([name, lock]) => [name, Object.fromEntries(lock)]),
  );

describe('accepting a report', () => {
  test('writes what has changed, is new or is gone, and nothing of what is not always the same', async () => {
    await report();
    expect(await accept(folder, out, [])).toBe(3);
    expect(await locked()).toEqual({
      ui: { 'a@phone-dark': '375x68 changed', 'b@phone-dark': '375x68 old' },
      notes: { 'new@phone-dark': '375x68 new' },
    });
    expect(await accept(folder, out, [])).toBe(0);
  });

  test('writes only what is named', async () => {
    await report();
    expect(await accept(folder, out, ['new'])).toBe(1);
    expect((await locked())['ui']).toEqual({ 'a@phone-dark': '375x68 old', 'b@phone-dark': '375x68 old' });
  });

  test('is refused without one, and where the locks are of another environment', async () => {
    await expect(accept(folder, out, [])).rejects.toThrow('no report');
    await report({ environment: elsewhere });
    await expect(accept(folder, out, [])).rejects.toThrow('another chromium');
    expect((await locked())['ui']?.['a@phone-dark']).toBe('375x68 old');
  });

  test('of another environment writes all locks anew, and only as a whole', async () => {
    await report({ environment: elsewhere, isRelock: true, isWhole: false });
    await expect(accept(folder, out, [])).rejects.toThrow('as a whole');
    await report({ environment: elsewhere, isRelock: true });
    await expect(accept(folder, out, ['new'])).rejects.toThrow('as a whole');
    await accept(folder, out, []);
    // The unstable one had a line of the environment before.
    expect(await locked()).toEqual({
      ui: { 'a@phone-dark': '375x68 changed' },
      notes: { 'new@phone-dark': '375x68 new' },
    });
    expect(JSON.parse(await readFile(path.join(folder, 'environment.json'), 'utf8'))).toEqual(elsewhere);
  });

  test('writes the environment where there are no locks yet', async () => {
    await rm(path.join(folder, 'environment.json'));
    await rm(path.join(folder, 'locks'), { recursive: true });
    await report();
    await accept(folder, out, ['new']);
    expect(JSON.parse(await readFile(path.join(folder, 'environment.json'), 'utf8'))).toEqual(here);
    expect(parseLock(await readFile(path.join(folder, 'locks', 'notes.json'), 'utf8')).size).toBe(1);
  });
});
