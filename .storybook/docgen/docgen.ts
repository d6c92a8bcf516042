import path from 'node:path';
import { API, type Project, type Snapshot } from 'typescript/unstable/sync';
import type { Plugin } from 'vite';
import { readManifest } from './componentManifest.ts';
import { describeComponents } from './describeComponents.ts';

const config = path.resolve(import.meta.dirname, '..', '..', 'tsconfig.json');

/** Components of the kit and of the features. */
const components = /\/packages\/(?:ui|features\/[^/]+)\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/;

/**
 * Hands each component its description (`Button.docgenInfo`), as the compiler sees it. Storybook's own readers either
 * cannot follow types into other packages (react-docgen) or need the API of an earlier TypeScript (react-docgen-typescript).
 * A build writes what it knows of the kit into `manifests/components.json`, for tools.
 */
export function docgen(): Plugin {
  let compiler: API | undefined;
  let snapshot: Snapshot | undefined;
  const readProject = (): Project => {
    compiler ??= new API();
    snapshot ??= compiler.updateSnapshot({ openProjects: [config], fileChanges: { invalidateAll: true } });
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`The compiler did not open ${config}.`);
    return project;
  };
  // The compiler holds the whole program of a snapshot until it is disposed.
  const dropSnapshot = () => {
    snapshot?.dispose();
    snapshot = undefined;
  };
  return {
    name: 'quarterdeck:docgen',
    enforce: 'pre',
    transform: {
      filter: { id: components, code: /^export (?:function|const) [A-Z]/m },
      handler(code, id) {
        const infos = describeComponents(readProject(), id).map(
          (info) => `${info.name}.docgenInfo = ${JSON.stringify(info)};`,
        );
        return { code: [code, ...infos].join('\n'), map: null };
      },
    },
    watchChange() {
      // What changed may be a type that other files read.
      dropSnapshot();
    },
    generateBundle() {
      const components = readManifest(readProject());
      this.emitFile({
        type: 'asset',
        fileName: 'manifests/components.json',
        source: `${JSON.stringify({ components }, null, 1)}\n`,
      });
    },
    closeBundle() {
      dropSnapshot();
      compiler?.close();
      compiler = undefined;
    },
  };
}
