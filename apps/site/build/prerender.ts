import type { FeatureManifest } from '@quarterdeck/contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig } from 'vite';
import { bundleFiles } from './bundleFiles.ts';
import { allMessages } from './messages.ts';
import { runSite } from './runSite.ts';

/** A plain script as small as it gets. */
function minified(source: string): string {
  const { code, errors } = minifySync('boot.js', source, { compress: { target: 'es2020' } });
  if (errors.length > 0) throw new Error(`boot.js: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

const bootTemplate = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');

/** What of the page fits the visitor; `boot.js` has marked the root element. */
const rules = (layouts: readonly string[], languages: readonly string[]): string =>
  [
    ...layouts.map((name) => `html:not([data-boot-layout=${name}]) [data-prerendered-layout=${name}]{display:none}`),
    ...languages.map((name) => `html:not([lang=${name}]) [data-prerendered-language=${name}]{display:none}`),
    // Frames keep the width of a navigation that the visitor has put away.
    'html[data-boot-navigation=closed] [data-prerendered-layout]>div{--qd-nav-width:0px!important}',
    'html:not([data-boot-layout=other]) [data-prerendered-mark]{display:none}',
    'html[data-boot-theme]{visibility:hidden}',
  ].join('');

/** Without scripts nothing takes the place of what cannot be used. */
const withoutScripts =
  '<noscript><style>[data-prerendered-layout][inert],[data-prerendered-mark]{display:none}</style></noscript>';

/** @throws Error when a text is not there: the page would be built without what takes its place. */
function replaced(page: string, ...pairs: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return pairs.reduce((text, [from, to]) => {
    const next = text.replace(from, () => to);
    if (next === text) throw new Error(`The page has no ${from}`);
    return next;
  }, page);
}

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const titled = (page: string, title: string) =>
  replaced(page, [/<title>[^<]*<\/title>/, `<title>${title} · Quarterdeck</title>`]);

/** The code of a menu, by the form in which a layout shows it. */
const menuFiles = {
  tree: 'VerticalNavigation/VerticalNavigation.tsx',
  labels: 'NavigationRail/NavigationRail.tsx',
  icons: 'NavigationRail/NavigationRail.tsx',
  row: 'HorizontalNavigation/HorizontalNavigation.tsx',
} as const;

/** A path such as `/apps/notes/:id` as a regular expression. */
const patternOf = (path: string) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`;

/**
 * Writes what is shown before any script of the site runs: the frames of layouts into `index.html`, whole pages and
 * placeholders into files of their own, each with its styles and `boot.js`; lists the pages in `routes.json`.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'quarterdeck-prerender',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      // In development nothing is prerendered; the script still applies preferences before the first paint.
      server.middlewares.use('/boot.js', (_request, response) => {
        const tables = {
          routes: [],
          visitorKeys: [],
          files: [],
          notFoundFiles: [],
          frameFiles: [],
          layouts: {},
          languages: ['en', 'tr'],
          themes: [],
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
      const { tables, moduleOf, exportsOf, close } = await runSite(config);
      try {
        const html = String(page.source);
        const { facts, features, layoutTable } = tables;
        const { filesOf, modulesOf } = bundleFiles(bundle, (id) => this.getModuleInfo(id));
        const asset = (part: string) => Object.keys(bundle).find((name) => name.includes(part)) ?? '';
        /** Files that a value of the site came into, found by the module that exports it. */
        const filesWith = (value: unknown) => filesOf(moduleOf(value));
        /** What answers the calls that some modules know: an area of the mock is called as the ids of its calls begin. */
        const mockFilesFor = async (modules: readonly string[]) => {
          const calls = modules
            .flatMap((module) => modulesOf(module))
            .filter((module) => module.includes('contract/src/endpoints/'));
          const ids = (await Promise.all([...new Set(calls)].map(exportsOf))).flatMap((exports) =>
            exports.flatMap((value) => (hasId(value) ? [value.id] : [])),
          );
          const areas = new Set(ids.map((id) => id.split('.')[0]));
          return [...areas].flatMap((area) => filesOf(`mocks/src/${area}/area.ts`));
        };
        const shell = 'shell/src/Shell.tsx';
        const withPieces = features.filter(({ loadFrame }) => loadFrame !== undefined);
        const pieces = await Promise.all(withPieces.flatMap(({ loadFrame }) => loadFrame?.() ?? []));
        /** Those of some features that have words of their own. */
        const wordsIn = (owners: readonly FeatureManifest[]) => owners.flatMap(({ id, words }) => (words ? [id] : []));
        const routes = await Promise.all(
          facts.routes.map(async ({ path, layout, keys, closedBy, feature, load }) => {
            const screen = (await load()).default;
            const modules = [moduleOf(screen), ...(layout === 'empty' ? [] : [shell])];
            const mockFiles = await mockFilesFor(modules);
            return {
              path,
              layout,
              ...(keys ? { keys, closedBy } : {}),
              files: filesWith(screen),
              words: wordsIn(feature ? [feature] : []),
              mockFiles: mockFiles.length > 0 ? [...filesOf('mocks/src/transport'), ...mockFiles] : [],
            };
          }),
        );
        const layouts = await Promise.all(
          Object.entries(layoutTable).map(async ([name, { load, form, hasHeaderSlots }]) => {
            const { default: Layout } = await load();
            // The tree of this one lies over the page: it is not in sight at first.
            const menu = form === null || name === 'centered' ? undefined : menuFiles[form];
            const files = [
              ...filesWith(Layout),
              ...(menu === undefined ? [] : filesOf(menu)),
              ...(hasHeaderSlots ? pieces.flatMap(filesWith) : []),
            ];
            return [name, { files, words: wordsIn(hasHeaderSlots ? withPieces : []) }] as const;
          }),
        );
        /** Writes `boot.js` with what it knows of some routes. @returns the file's name */
        const writeBoot = (known: typeof routes): string => {
          // Each file stands once in the tables, which name it by its place.
          const files: string[] = [];
          const placesOf = (names: readonly string[]) =>
            names.map((name) => {
              if (!files.includes(name)) files.push(name);
              return files.indexOf(name);
            });
          const tables = {
            routes: known.map(({ path, ...route }) => ({
              pattern: patternOf(path),
              ...route,
              files: placesOf(route.files),
              mockFiles: placesOf(route.mockFiles),
            })),
            visitorKeys: [...new Set(routes.flatMap(({ keys }) => keys ?? []))],
            notFoundFiles: known === routes ? placesOf(filesOf('screens/NotFoundScreen')) : [],
            frameFiles: placesOf(filesOf(shell)),
            layouts: Object.fromEntries(
              layouts.map(([name, layout]) => [name, { ...layout, files: placesOf(layout.files) }]),
            ),
            files,
            configuredLayout: facts.configuredLayout,
            languages: facts.languages,
            themes: facts.themes,
            themeSheet: `/${asset('themes')}`,
          };
          const source = minified(bootTemplate.replace('__TABLES__', JSON.stringify(tables)));
          const fileName = `assets/boot-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };

        // The critical style sheet becomes part of the page.
        const sheetName = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html);
        const sheet = sheetName?.[1] === undefined ? undefined : bundle[sheetName[1]];
        const critical = sheet?.type === 'asset' ? String(sheet.source) : '';
        if (sheetName?.[1] !== undefined) delete bundle[sheetName[1]];
        const startFailure = await tables.renderStartFailure(allMessages);
        // No preload of the font: browsers hold the first paint back for one. The first layout asks for it, and until
        // then the fallback stands in the same measures.
        const boot = (known: typeof routes) => `<script src="/${writeBoot(known)}" fetchpriority="high"></script>`;
        /**
         * @param layout whose part is shown where `boot.js` does not load.
         * @param known the routes that the page may be asked for; it waits for a table of them.
         */
        const write = (prerendered: { html: string; css: string }, layout: string, known: typeof routes) =>
          replaced(
            html,
            ['<html ', `<html data-boot-layout="${layout}" `],
            ['<!--boot-->', boot(known)],
            [
              sheetName?.[0] ?? '<link rel="stylesheet"',
              `<style>${critical}${prerendered.css}${startFailure.css}${rules(facts.layouts, facts.languages)}</style>${withoutScripts}`,
            ],
            ['<!--prerendered-->', prerendered.html],
            ['<!--start-failure-->', `<template id="start-failure">${startFailure.html}</template>`],
          );

        page.source = write(await tables.renderFrames(), facts.configuredLayout, routes);
        const routesAt = (path: string) => routes.filter((route) => route.path === path);
        for (const { path, layout, title, ...placeholder } of await tables.renderPlaceholders(allMessages)) {
          this.emitFile({
            type: 'asset',
            fileName: `${path.slice(1)}.html`,
            source: titled(write(placeholder, layout, routesAt(path)), title),
          });
        }
        for (const { path, layout, title, ...prerendered } of await tables.renderPages(allMessages)) {
          const source = replaced(
            titled(write(prerendered, layout, path === tables.notFoundPath ? routes : routesAt(path)), title),
            // Such a page says and leads without scripts.
            [/\s*<noscript>\s*<p[^]*?<\/noscript>/, ''],
            // It is painted when all of it has come: what stands in the middle moves while half of it is there.
            ['</head>', '<link rel="expect" href="#start-failure" blocking="render" /></head>'],
          );
          for (const name of [path.slice(1), ...(path === tables.notFoundPath ? ['404'] : [])]) {
            this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
          }
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
