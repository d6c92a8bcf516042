// @vitest-environment node
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { completedLock, type Lock } from './lockCompletion.ts';
import { platformOf } from './platformOf.ts';

const bundler = (version: string) => ({
  version,
  optionalDependencies: { '@bundler/linux-x64-gnu': version, '@bundler/darwin-arm64': version },
});

test('a binary for another system is added with its version and platform', () => {
  const { lock, added } = completedLock({
    packages: { 'node_modules/bundler': bundler('1.2.3'), 'node_modules/@bundler/linux-x64-gnu': { version: '1.2.3' } },
  });
  expect(added).toEqual(['node_modules/@bundler/darwin-arm64']);
  expect(lock.packages['node_modules/@bundler/darwin-arm64']).toEqual({
    version: '1.2.3',
    os: ['darwin'],
    cpu: ['arm64'],
    optional: true,
  });
  expect(Object.keys(lock.packages)).toEqual([
    'node_modules/@bundler/darwin-arm64',
    'node_modules/@bundler/linux-x64-gnu',
    'node_modules/bundler',
  ]);
});

test('a second version lies below its parent', () => {
  const nested = 'node_modules/workbench/node_modules/bundler';
  const { added } = completedLock({
    packages: { 'node_modules/bundler': bundler('2.0.0'), [nested]: bundler('1.0.0') },
  });
  expect(added).toContain('node_modules/@bundler/darwin-arm64');
  expect(added).toContain(`${nested}/node_modules/@bundler/darwin-arm64`);
});

test('a nested parent finds what its neighbours hold', () => {
  const { added } = completedLock({
    packages: {
      'node_modules/@scope/workbench/node_modules/bundler': bundler('1.0.0'),
      'node_modules/@scope/workbench/node_modules/@bundler/linux-x64-gnu': { version: '1.0.0' },
      'node_modules/@bundler/darwin-arm64': { version: '1.0.0' },
    },
  });
  expect(added).toEqual([]);
});

test('a complete lock stays as it is', () => {
  const once = completedLock({ lockfileVersion: 3, packages: { 'node_modules/bundler': bundler('1.2.3') } }).lock;
  expect(completedLock(once)).toEqual({ lock: once, added: [] });
});

test('an open range is refused rather than guessed', () => {
  const packages = { 'node_modules/watcher': { optionalDependencies: { fsevents: '>=2' } } };
  expect(() => completedLock({ packages })).toThrow(
    'The lock lacks fsevents, and ">=2" does not say which version it should be.',
  );
});

test.each([
  ['@rollup/rollup-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rollup/rollup-win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
  ['@unrs/resolver-binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@oxfmt/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@turbo/windows-64', { os: ['win32'], cpu: ['x64'] }],
  ['fsevents', { os: ['darwin'] }],
  ['uglify-js', {}],
])('%s tells its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('the lock file of the repository can be read, is complete, and names every workspace', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  expect(completedLock(lock).added).toEqual([]);
  const workspaces: string[] = [];
  for await (const file of glob(['packages/*/package.json', 'packages/features/*/package.json'], { cwd: root })) {
    workspaces.push(path.dirname(file));
  }
  expect(Object.keys(lock.packages)).toEqual(expect.arrayContaining([...workspaces, 'mocks', '.storybook']));
});
