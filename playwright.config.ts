import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { browserFlags } from './tools/browserFlags.ts';
import { chromiumPath } from './tools/chromium.ts';
import { testWorkers } from './tools/testWorkers.ts';

// Another port than `npm run preview`, so that walks can run beside an open preview.
const address = 'http://127.0.0.1:4180';

/** Walks that operate every control of a screen. */
const controls = '**/everyControl.walk.ts';

export default defineConfig({
  testDir: 'walks',
  testMatch: '**/*.walk.ts',
  outputDir: 'test-results',
  // Some wait beside those that compute, see the projects.
  workers: testWorkers(Math.ceil(availableParallelism() * 1.5)),
  fullyParallel: true,
  // On a busy machine one step of many thousands can come too late. `npm test` names each walk that needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // On two busy cores the first screen of a visit has taken more than the usual 5 s.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: [...browserFlags] },
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    // More than one on a core made all of them slower, and some too late.
    { name: 'site', testIgnore: ['workbench/**', controls], workers: testWorkers() },
    // They wait for frames more than they compute: one beside those above, then as many as there are workers.
    { name: 'controls', testMatch: controls },
    { name: 'workbench', testMatch: 'workbench/**/*.walk.ts', workers: testWorkers() },
  ],
  webServer: {
    command: 'node tools/preview.ts --port 4180 --strict',
    url: `${address}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
