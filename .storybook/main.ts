import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { changes } from './docgen/changes.ts';
import { docgen } from './docgen/docgen.ts';
import { searchPages } from './docgen/searchPages.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './{start,foundations,reference,canary}/*.stories.tsx',
    './guides/*.mdx',
    '../packages/**/src/**/*.stories.tsx',
    '../mocks/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../apps/site/public/favicon.svg', to: '/favicon.svg' },
    { from: '../node_modules/@fontsource-variable/geist/files', to: '/fonts/geist' },
    { from: '../node_modules/@fontsource-variable/geist-mono/files', to: '/fonts/geist-mono' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // Canaries run with the tests; people need them only when something about the workbench is broken.
  tags: { internal: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Tests read no props tables.
      plugins: [msw({ mode: 'worker-only' }), searchPages(), changes(), process.env['VITEST'] ? undefined : docgen()],
      resolve: { conditions: ['quarterdeck:source', ...defaultClientConditions] },
    }),
});
