import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, type ComponentType } from 'react';
import type { ComponentDescription } from '../docgen/describeComponents';
import { rememberPromises } from './rememberPromises';

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
  /** Names of all components that are imported from there, in the same order: some are styled elements without props of their own. */
  names: readonly string[];
}

/** A function, or what styled-components and `memo` make of one. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) &&
  !name.endsWith('Context') &&
  (typeof value === 'function' || (value instanceof Object && '$$typeof' in value));

const kitFolders = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/index.ts');

const loadKitFolder = rememberPromises(
  (name): Promise<Record<string, unknown>> =>
    kitFolders[`../../packages/ui/src/${name}/index.ts`]?.() ?? Promise.resolve({}),
);

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
    return { importPath: undefined, folder, file, components: own, names: own.map(({ name }) => name) };
  }
  const main = preparedMeta.title.split('/').at(-1);
  const exported = Object.entries(use(loadKitFolder(kitFolder))).toSorted(
    ([a], [b]) => Number(b === main) - Number(a === main),
  );
  return {
    importPath: `@quarterdeck/ui/${kitFolder}`,
    folder,
    file,
    components: exported.flatMap(([name, component]) => (isDescribed(component) ? [{ name, component }] : [])),
    names: exported.filter(([name, value]) => isComponent(name, value)).map(([name]) => name),
  };
}
