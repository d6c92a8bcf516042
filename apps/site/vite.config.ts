// oxlint-disable-next-line no-restricted-imports -- A tool of the build; no component of React Aria comes with it.
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { messages } from './build/messages.ts';
import { payments } from './build/payments.ts';
import { prerender } from './build/prerender.ts';
import { seeds } from './build/seeds.ts';

/** One pattern of several. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

export default defineConfig({
  plugins: [
    // The kit's parts speak thirty languages by themselves; the site speaks two.
    optimizeLocales.vite({ locales: ['en-US', 'tr-TR'] }),
    react(),
    messages(),
    seeds(),
    payments(),
    prerender(),
    msw({ mode: 'worker-only' }),
    compress(),
  ],
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
        codeSplitting: {
          // Few chunks, cut where pages are cut: what every page needs, the frame, the mock, the
          // entities of the tasks, lists that grow, what lies over a page, fields, then one per screen.
          // A module goes with the first of them that needs it.
          groups: [
            { name: 'start', test: /apps\/site\/src\/(main|screens\/NotFoundScreen)\.tsx$/, priority: 40 },
            {
              name: 'frame',
              test: anyOf(
                /features\/shell\/src\/Shell\.tsx$/,
                /ui\/src\/(AsyncContent|SearchField|Button|Tag|Text|fold)\//,
                // What the layouts share.
                /ui\/src\/Layout\/(NavigationOverlay|SkipLink|navigation\w+|useNavigation\w+)\.tsx?$/,
                /ui\/src\/VerticalNavigation\/(navigationTree|NavigationSkeleton)\.tsx?$/,
                /icons\/(plus|menu|chevron-down|circle)\./,
                // Else it would come with the records of the tasks, which few pages need.
                /entities\/ownIds\.|zod\/v4\/mini\/iso\./,
              ),
              priority: 30,
            },
            {
              name: 'classy',
              test: /Layout\/ClassyLayout\.tsx$|VerticalNavigation\/VerticalNavigation\.tsx$/,
              priority: 29,
            },
            {
              name: 'mock',
              test: /mocks\/src\/(transport|common\/area|core\/\w+)\.ts$|quarterdeck-seeds/,
              priority: 20,
            },
            { name: 'mock-tasks', test: /mocks\/src\/tasks\/area\.ts$/, priority: 19 },
            {
              name: 'records',
              test: /contract\/src\/(entities\/(task|contact|contactTag|country)|endpoints\/tasks)\.ts$/,
              priority: 22,
            },
            { name: 'texts', test: /contract\/src\/rules\/(highlight|order|fold)\.ts$/, priority: 23 },
            {
              name: 'list',
              test: /ui\/src\/(?!VirtualList\/RowDrag\.)(VirtualList|viewport|autosave|saidTitle|dock|idle)\/|contract\/src\/writes\//,
              priority: 14,
            },
            { name: 'overlays', test: /ui\/src\/(Dialog|Menu|Popover|Option)\//, priority: 12 },
            {
              name: 'fields',
              test: /ui\/src\/(FormField|TextField|TextArea|Select|Checkbox|RadioGroup|Slider|PropertyList|Drawer|InlineEdit|SegmentedControl)\//,
              priority: 11,
            },
            { name: 'tasks', test: /features\/tasks\/src\/screens\//, priority: 10 },
            { name: 'centered', test: /Layout\/CenteredLayout\.tsx$|project\/src\/shared\/frame\.ts$/, priority: 8 },
            { name: 'mock-product', test: /mocks\/src\/product\/area\.ts$/, priority: 7 },
            { name: 'marketplace', test: /project\/src\/screens\/MarketplaceScreen\.tsx$/, priority: 6 },
            { name: 'backlog', test: /project\/src\/screens\/BacklogScreen\.tsx$/, priority: 5 },
            { name: 'payment', test: /project\/src\/screens\/PaymentScreen\.tsx$/, priority: 4 },
          ],
        },
      },
    },
  },
});
