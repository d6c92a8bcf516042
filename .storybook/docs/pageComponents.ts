import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, type ComponentType } from 'react';
import type { ComponentDescription } from '../docgen/describeComponents';

/** A component that the build has described. */
export type DescribedComponent = ComponentType & { docgenInfo: ComponentDescription };

/** A styled component is an object. */
export const isDescribed = (value: unknown): value is DescribedComponent =>
  value instanceof Object && 'docgenInfo' in value;

/** A component under the name by which it is imported. */
interface PageComponent {
  name: string;
  component: DescribedComponent;
}

/** What a docs page is about. */
export interface PageComponents {
  /** What others import them from; undefined for those that their package keeps to itself. */
  importPath: string | undefined;
  /** The package's folder. */
  folder: string;
  /** Path of the story file from the root. */
  file: string;
  /** The one that the page is named after comes first. */
  components: readonly PageComponent[];
}

const kitFolders = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/index.ts');
const loading = new Map<string, Promise<Record<string, unknown>>>();

function loadKitFolder(name: string): Promise<Record<string, unknown>> {
  const known = loading.get(name);
  if (known) return known;
  const started = kitFolders[`../../packages/ui/src/${name}/index.ts`]?.() ?? Promise.resolve({});
  loading.set(name, started);
  return started;
}

/**
 * The components of the page that is shown: those that the folder of its stories exports, since a story's own component
 * may be a small app around them. Suspends while the folder is loaded.
 */
export function usePageComponents(): PageComponents {
  const { preparedMeta } = use(DocsContext).resolveOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const kitFolder = /packages\/ui\/src\/([^/]+)\//.exec(file)?.[1];
  const folder = /(?:packages\/features\/|packages\/|apps\/)[^/]+/.exec(file)?.[0] ?? file;
  if (kitFolder === undefined) {
    const { component } = preparedMeta;
    const own = isDescribed(component) ? [{ name: component.docgenInfo.name, component }] : [];
    return { importPath: undefined, folder, file, components: own };
  }
  const main = preparedMeta.title.split('/').at(-1);
  const components = Object.entries(use(loadKitFolder(kitFolder))).flatMap(([name, component]) =>
    isDescribed(component) ? [{ name, component }] : [],
  );
  return {
    importPath: `@quarterdeck/ui/${kitFolder}`,
    folder,
    file,
    components: components.toSorted((a, b) => Number(b.name === main) - Number(a.name === main)),
  };
}
