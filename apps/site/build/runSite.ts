import { styledClassNames } from './styledClassNames.ts';
import { createServer, createServerModuleRunner, type ResolvedConfig } from 'vite';

type Tables = typeof import('./siteTables');

export interface RunningSite {
  tables: Tables;
  /** Absolute path of the module that exports a value. @throws Error when none does. */
  moduleOf: (value: unknown) => string;
  /** All that a module exports. */
  exportsOf: (module: string) => Promise<unknown[]>;
  close: () => Promise<void>;
}

/** Runs the site's modules in Node, so that the build can ask them and render them. */
export async function runSite(config: ResolvedConfig): Promise<RunningSite> {
  const server = await createServer({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    // The folder of the development server must not be cleared under it.
    cacheDir: `${config.cacheDir}/../.vite-prerender`,
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: config.plugins.filter(({ name }) => name.startsWith('vite:react')),
    ssr: { resolve: { conditions: config.resolve.conditions }, noExternal: [/^@quarterdeck\//, 'styled-components'] },
    resolve: { conditions: config.resolve.conditions },
    // The names of classes have to be those of the bundle.
    oxc: styledClassNames,
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  return {
    tables: await runner.import<Tables>('/build/siteTables.ts'),
    moduleOf: (value) => {
      const modules = [...runner.evaluatedModules.idToModuleMap.values()];
      const found = modules.find(({ exports }) => Object.values((exports ?? {}) as object).includes(value));
      if (!found) throw new Error(`No module exports ${String(value)}`);
      return found.file;
    },
    exportsOf: async (module) => Object.values(await runner.import<object>(module)),
    close: async () => {
      await runner.close();
      await server.close();
    },
  };
}
