import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './tools/browserFlags.ts';
import { chromiumPath } from './tools/chromium.ts';
import type { BrowserCommand } from 'vitest/node';
import { freshDependencies } from './tools/freshDependencies.ts';

// Rules need no browser; on a machine without one they still run.
const executablePath = await chromiumPath().catch((error: unknown) => {
  console.warn(error instanceof Error ? error.message : error);
  return undefined;
});

/** Takes the browser's own pointer out of the page: it would hover whatever a story happens to put in its place. */
const parkPointer: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(-10, -10);
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['quarterdeck:source', ...defaultClientConditions] },
        ssr: { resolve: { conditions: ['quarterdeck:source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['{packages,apps,mocks,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./tools/unit.setup.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), await freshDependencies()],
        test: {
          name: 'storybook',
          // One page for all stories of a worker, as in the workbench: what a story leaves behind must not matter there either.
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['./tools/stories.setup.ts'],
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
