import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InputType } from 'storybook/internal/types';
import type { Project } from 'typescript/unstable/sync';
import { describeComponents } from './describeComponents.ts';

/** A prop as tools read it. */
interface ManifestProp {
  name: string;
  /** In the words of TypeScript. */
  type: string;
  isRequired: boolean;
  default?: string;
  description?: string;
  /** Whose types declare it, where it is not the component's own: `From React Aria`. */
  from?: string;
}

/** A component of the kit, for tools that write or check code. */
export interface ManifestComponent {
  name: string;
  /** The line that imports it. */
  import: string;
  /** Markdown. */
  description: string;
  props: readonly ManifestProp[];
  /** Whether it takes attributes of its element that are not listed. */
  takesAttributes: boolean;
  /** Where it is told of in stories, as `importPath` in `index.json`; absent where its folder has no stories. */
  stories?: string;
}

const kit = path.resolve(import.meta.dirname, '..', '..', 'packages', 'ui');

/** The components that the kit makes public, by their names. */
export function readManifest(project: Project): ManifestComponent[] {
  return publicEntries()
    .flatMap((entry) => componentsOf(project, entry))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Names of the folders that can be imported. */
function publicEntries(): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, unknown>>;
  };
  return readdirSync(path.join(kit, 'src')).filter(
    (name) => existsSync(path.join(kit, 'src', name, 'index.ts')) && exports[`./${name}`] !== null,
  );
}

function componentsOf(project: Project, entry: string): ManifestComponent[] {
  const folder = path.join(kit, 'src', entry);
  const stories = existsSync(path.join(folder, `${entry}.stories.tsx`))
    ? { stories: `./packages/ui/src/${entry}/${entry}.stories.tsx` }
    : {};
  return (
    describeComponents(project, path.join(folder, 'index.ts'))
      // They can be called like components, and nobody renders them.
      .filter(({ name }) => !name.endsWith('Context'))
      .map(({ name, description, argTypes, takesAttributes }) => ({
        name,
        import: `import { ${name} } from '@quarterdeck/ui/${entry}';`,
        description,
        props: Object.values(argTypes).map(propOf),
        takesAttributes,
        ...stories,
      }))
  );
}

function propOf({ name = '', description, type, table }: InputType): ManifestProp {
  return {
    name,
    type: table?.type?.summary ?? '',
    isRequired: typeof type === 'object' && type.required === true,
    ...(table?.defaultValue?.summary === undefined ? {} : { default: table.defaultValue.summary }),
    ...(description ? { description } : {}),
    ...(table?.category === undefined ? {} : { from: table.category }),
  };
}
