// oxlint-disable-next-line no-restricted-imports -- A tool of the build; no component of React Aria comes with it.
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { compress } from './build/compress.ts';
import { messages } from './build/messages.ts';
import { prerender } from './build/prerender.ts';
import { seeds } from './build/seeds.ts';
import { settings } from './build/settings.ts';
import { styledClassNames } from './build/styledClassNames.ts';

export default defineConfig({
  plugins: [
    // The kit's parts speak thirty languages by themselves; the site speaks two.
    optimizeLocales.vite({ locales: ['en-US', 'tr-TR'] }),
    react(),
    messages(),
    seeds(),
    settings(),
    prerender(),
    msw({ mode: 'worker-only' }),
    compress(),
  ],
  oxc: styledClassNames,
  // The packages are read from their sources: no build comes before `npm start`.
  resolve: { conditions: ['quarterdeck:source', ...defaultClientConditions] },
  server: { port: 5173 },
  // Every lazy part is known before the first page: a dependency found late would reload it.
  optimizeDeps: {
    entries: [
      'index.html',
      '../../packages/**/src/**/*.{ts,tsx}',
      '../../mocks/src/**/*.ts',
      '!**/*.{test,stories}.*',
      '!**/testing/**',
    ],
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    modulePreload: { polyfill: false },
    // One style sheet, which becomes part of the page; no chunk brings styles of its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
