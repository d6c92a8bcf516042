import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Messages } from '@quarterdeck/i18n';
import { createServer, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { joinMessages } from './messages.ts';

type Tables = typeof import('./siteTables');

interface Chunks {
  /** Files that the modules and first data of a path and their static imports came into, beyond those of the start. */
  filesOf: (modulePart: string) => string[];
}

/** A plain script as small as it gets. */
function minified(source: string): string {
  const { code, errors } = minifySync('boot.js', source, { compress: { target: 'es2020' } });
  if (errors.length > 0) throw new Error(`boot.js: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

const bootTemplate = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');

/** Shows the words of the page's language. */
const onlyLanguage = 'html[lang=tr] [data-boot-language=en],html:not([lang=tr]) [data-boot-language=tr]{display:none}';

/** The frames of layouts keep the width of a navigation that the person has put away. */
const navigationRule = 'html[data-boot-navigation=closed] #painted [data-boot-frame]>div{--qd-nav-width:0px!important}';

/**
 * While `boot.js` is on its way the page is laid out but hidden, so that it is shown at once and in the right colours; until
 * then the window is as light or dark as the system. Where that file does not come, or no script may run, the page is
 * shown as it is.
 */
const shown = 'visibility:visible;color-scheme:light;background:var(--qd-surface-canvas)';
const waitingRule = [
  'html[data-waiting][data-scheme]{visibility:hidden;color-scheme:light dark;animation:qd-waiting 1ms 4s forwards}',
  'html[data-waiting],html[data-waiting] body{background:none}',
  `@keyframes qd-waiting{to{${shown}}}`,
].join('');
/** Without scripts nothing takes the place of a page that cannot be used. */
const withoutScripts = `<noscript><style>html[data-waiting][data-scheme]{${shown}}#painted[inert]{display:none}</style></noscript>`;

/**
 * Where a page that is painted whole ends what it shows first; each language says it, and the place in the first of
 * them, English, counts.
 */
const placeOfBoot = '<template data-boot="true"></template>';

/** What stands in for the page until the scripts have come, and cannot be used. */
const unusable = 'aria-hidden="true" inert';

/** @throws Error when a text is not there: the page would be built without what takes its place. */
function replaced(page: string, ...pairs: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return pairs.reduce((text, [from, to]) => {
    const next = text.replace(from, () => to);
    if (next === text) throw new Error(`The page has no ${from}`);
    return next;
  }, page);
}

/** Id of the feature that a route belongs to: `tasks` of `tasks.list`. */
const featureOf = (routeId: string) => routeId.split('.')[0] ?? '';

/** Files of the mock that a feature asks first, where they are not those of an area of its own name. */
const mockFilesOf: Readonly<Record<string, { area: string; ofProject: readonly string[] }>> = {
  project: {
    area: 'product/area',
    ofProject: ['project', 'backlog', 'requirements'].map((seed) => `product/seeds/${seed}.`),
  },
};

/** `/apps/tasks/:id` as a regular expression. */
const patternOf = (path: string) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`;

function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const assets = Object.values(bundle).filter((file) => file.type === 'asset');
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks.find((candidate) => candidate.fileName === name);
    if (!chunk || seen.has(name)) return seen;
    seen.add(name);
    for (const imported of chunk.imports) withImports(imported, seen);
    return seen;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const atStart = withImports(entry?.fileName ?? '');
  return {
    filesOf: (modulePart) => {
      const found = chunks.filter((chunk) =>
        [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => id.includes(modulePart)),
      );
      const data = assets.filter(({ originalFileNames }) =>
        originalFileNames.some((name) => name.includes(modulePart)),
      );
      const files = new Set(found.flatMap((chunk) => [...withImports(chunk.fileName)]));
      for (const { fileName } of data) files.add(fileName);
      return [...files].filter((name) => !atStart.has(name)).map((name) => `/${name}`);
    },
  };
}

/**
 * Paints before any script runs: puts the prerendered frame with its styles and `boot.js` into
 * `index.html`, the not-found page into `404.html`, and lists the pages in `routes.json`.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;

  const loadTables = async (): Promise<{ tables: Tables; close: () => Promise<void> }> => {
    const server = await createServer({
      configFile: false,
      root: config.root,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false },
      // The folder of the development server must not be cleared under it.
      cacheDir: join(config.cacheDir, '../.vite-prerender'),
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: config.plugins.filter(({ name }) => name.startsWith('vite:react')),
      ssr: { resolve: { conditions: config.resolve.conditions }, noExternal: [/^@quarterdeck\//, 'styled-components'] },
      resolve: { conditions: config.resolve.conditions },
    });
    const tables = (await server.ssrLoadModule('/build/siteTables.ts')) as Tables;
    return { tables, close: () => server.close() };
  };

  return {
    name: 'quarterdeck-prerender',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      // In development nothing is prerendered; the script still dresses the page before the first paint.
      server.middlewares.use('/boot.js', (_request, response) => {
        const tables = {
          routes: [],
          files: [],
          notFoundFiles: [],
          frameFiles: [],
          layoutFiles: {},
          layouts: [],
          languages: ['en', 'tr'],
          themes: [],
          start: '/',
        };
        response.setHeader('content-type', 'text/javascript');
        response.end(bootTemplate.replace('__TABLES__', JSON.stringify(tables)));
      });
    },
    transformIndexHtml(html) {
      return config.command === 'serve' ? html.replace('<!--boot-->', '<script src="/boot.js"></script>') : html;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const { tables, close } = await loadTables();
      try {
        const html = String(page.source);
        const { facts } = tables;
        const { filesOf } = chunksOf(bundle);
        const asset = (part: string) => Object.keys(bundle).find((name) => name.includes(part)) ?? '';
        /** The file of a screen is named after it: `screens/GetStartedScreen` for `getStarted`. */
        const screenFiles = (feature: string, screen: string) => {
          const files = filesOf(
            `features/${feature}/src/screens/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen.`,
          );
          if (files.length === 0) throw new Error(`There is no file for the screen ${feature}.${screen}`);
          return files;
        };
        /** Where the mock answers: the records of the feature, those of a project where one is needed, and of the frame. */
        const mockFiles = ({ id, layout, guard }: Tables['facts']['routes'][number]) => {
          const { area, ofProject } = mockFilesOf[featureOf(id)] ?? { area: `${featureOf(id)}/`, ofProject: [] };
          const parts = [
            'transport',
            area,
            ...(guard === 'project' ? ofProject : []),
            ...(layout === 'empty' ? [] : ['menu', 'user'].map((seed) => `common/seeds/${seed}.`)),
          ];
          return parts.flatMap((part) => {
            const found = filesOf(`mocks/src/${part}`);
            if (found.length === 0) throw new Error(`There is no file for mocks/src/${part}`);
            return found;
          });
        };
        // Each file stands once in the tables, which name it by its place.
        const files: string[] = [];
        const placesOf = (names: readonly string[]) =>
          names.map((name) => {
            if (!files.includes(name)) files.push(name);
            return files.indexOf(name);
          });
        const bootSource = minified(
          bootTemplate.replace(
            '__TABLES__',
            JSON.stringify({
              routes: facts.routes.map((route) => ({
                pattern: patternOf(route.path),
                layout: route.layout,
                ...(route.guard ? { guard: route.guard } : {}),
                ...(route.id.startsWith('site.')
                  ? { files: [], mockFiles: [] }
                  : {
                      files: placesOf([
                        ...(route.guard ? filesOf('site/src/app/GuardedPage') : []),
                        ...screenFiles(featureOf(route.id), route.screen),
                      ]),
                      mockFiles: placesOf(mockFiles(route)),
                    }),
              })),
              notFoundFiles: placesOf(filesOf('screens/NotFoundScreen')),
              frameFiles: placesOf(filesOf('shell/src/Shell.tsx')),
              layoutFiles: Object.fromEntries(
                facts.layouts.map((name) => [
                  name,
                  placesOf(filesOf(`Layout/${name.charAt(0).toUpperCase()}${name.slice(1)}Layout`)),
                ]),
              ),
              files,
              layouts: facts.layouts,
              configuredLayout: facts.configuredLayout,
              languages: facts.languages,
              themes: facts.themes,
              themeSheet: `/${asset('themes')}`,
            }),
          ),
        );
        const bootName = `assets/boot-${createHash('sha256').update(bootSource).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: bootName, source: bootSource });

        // The critical style sheet becomes part of the page.
        const sheetName = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html);
        const sheet = sheetName?.[1] === undefined ? undefined : bundle[sheetName[1]];
        const critical = sheet?.type === 'asset' ? String(sheet.source) : '';
        if (sheetName?.[1] !== undefined) delete bundle[sheetName[1]];
        // No preload of the font: browsers hold the first paint back for one. The first layout asks for it, and until
        // then the fallback stands in the same measures.
        const head = (css: string) =>
          [
            `<link rel="preload" as="script" fetchpriority="high" href="/${bootName}">`,
            `<style>${critical}${css}${waitingRule}</style>`,
            withoutScripts,
          ].join('\n    ');
        const boot = `<script src="/${bootName}"></script>`;
        /** @param layout whose frame stands there until `boot.js` has found out which one is asked for. */
        const write = (painted: { html: string; css: string }, rules: string, layout: string = 'empty') =>
          replaced(
            html,
            [sheetName?.[0] ?? '<link rel="stylesheet"', ''],
            ['<html ', `<html data-waiting data-boot-layout="${layout}" `],
            ['<!--boot-->', head(painted.css + rules)],
            ['<!--shell-->', `<div id="painted" ${unusable}>${painted.html}</div>${boot}`],
          );

        page.source = write(await tables.renderFrames(), navigationRule, facts.configuredLayout);
        const messagesOf = (language: Language) => JSON.parse(joinMessages(language)) as Messages;
        for (const { path, layout, ...skeleton } of await tables.renderSkeletons(messagesOf)) {
          this.emitFile({
            type: 'asset',
            fileName: `${path.slice(1)}.html`,
            source: write(skeleton, navigationRule + onlyLanguage, layout),
          });
        }
        this.emitFile({
          type: 'asset',
          fileName: '404.html',
          source: replaced(write(tables.renderNotFound(), onlyLanguage), [unusable, '']),
        });
        const scripts = [...html.matchAll(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)];
        const [entry = ''] = scripts.map(([, src = '']) => src).filter((src) => src.includes('/start-'));
        for (const { path, ...page } of await tables.renderPainted(messagesOf)) {
          this.emitFile({
            type: 'asset',
            fileName: `${path.slice(1)}.html`,
            // The page is whole without its scripts; `boot.js` starts them with the visitor's first move.
            source: replaced(
              write(page, onlyLanguage).replaceAll(/\s*<script type="module"[^>]*><\/script>/g, ''),
              [unusable, ''],
              [/\s*<noscript>\s*<p[^]*?<\/noscript>/, ''],
              // In English it waits for `boot.js` with what the page shows first, and reads on when that is shown.
              [boot, ''],
              [placeOfBoot, boot.replace('<script ', `<script data-start="${entry}" `)],
            ).replaceAll(placeOfBoot, ''),
          });
        }
        this.emitFile({
          type: 'asset',
          fileName: 'routes.json',
          source: JSON.stringify({ routes: ['/', ...facts.routes.map(({ path }) => path)] }),
        });
      } finally {
        await close();
      }
    },
  };
}
