import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserFlags } from './tools/browserFlags.ts';
import { chromiumPath } from './tools/chromium.ts';
import type { BrowserCommand } from 'vitest/node';
import { freshDependencies } from './tools/freshDependencies.ts';
import { testWorkers } from './tools/testWorkers.ts';

// Rules need no browser; on a machine without one they still run.
const executablePath = await chromiumPath().catch((error: unknown) => {
  console.warn(error instanceof Error ? error.message : error);
  return undefined;
});

/** Takes the browser's own pointer out of the page: it would hover whatever a story happens to put in its place. */
const parkPointer: BrowserCommand = async ({ page }) => {
  await page.mouse.move(-10, -10);
};

/** Packages are read from their sources, not from what was built of them. */
const sources = {
  resolve: { conditions: ['quarterdeck:source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['quarterdeck:source', ...defaultServerConditions] } },
};
/** Tests that need no page; making one takes longer than most of them. */
const noPage = ['{mocks,tools,packages/contract}/**/*.test.ts'];
const noTests = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // By itself Vitest leaves one core to others, which on two is half of them.
    maxWorkers: testWorkers(),
    // What all stories stand on and no import tells: a change of these runs all tests with `--changed`.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/.storybook/main.ts', '**/package-lock.json'],
    projects: [
      {
        ...sources,
        test: {
          name: 'unit',
          // One module graph for all files of a worker: loading it anew for each took most of the time.
          isolate: false,
          include: noPage,
          exclude: noTests,
          setupFiles: ['./tools/unit.setup.ts'],
        },
      },
      {
        ...sources,
        test: {
          name: 'unit-dom',
          environment: 'happy-dom',
          include: ['{packages,apps}/**/*.test.{ts,tsx}'],
          exclude: [...noPage, ...noTests],
          setupFiles: ['./tools/unit.setup.ts', './tools/unitDom.setup.ts'],
        },
      },
      {
        // No test shows a docs page. Its code reads all stories and components: each would be reached by a change of any.
        resolve: {
          alias: [
            {
              find: './docs/docsParameters',
              replacement: path.resolve(import.meta.dirname, 'tools/noDocsParameters.ts'),
            },
          ],
        },
        // The browser reads sources as Storybook says; `--changed` follows imports on the server's side.
        ssr: sources.ssr,
        plugins: [storybookTest({ configDir: '.storybook' }), await freshDependencies()],
        test: {
          name: 'storybook',
          // One page for all stories of a worker, as in the workbench: what a story leaves behind must not matter there either.
          isolate: false,
          // Longer than a story waits for what it expects, so that it says what did not come.
          testTimeout: 30_000,
          // As with the walks: on a busy machine one step of many thousands can come too late. `npm test` names each
          // story that needed its second try.
          retry: process.env['CI'] ? 1 : 0,
          setupFiles: ['./tools/stories.setup.ts'],
          // Ours first: it prepares the page for React, which Storybook's loads.
          sequence: { setupFiles: 'list' },
          browser: {
            commands: { parkPointer },
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: [...browserFlags], ...(executablePath === undefined ? {} : { executablePath }) },
              contextOptions: {
                deviceScaleFactor: 1,
                locale: 'en-GB',
                timezoneId: 'UTC',
                colorScheme: 'light',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
          },
        },
      },
    ],
  },
});
