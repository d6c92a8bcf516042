import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InputType } from 'storybook/internal/types';
import type { ComponentDescription } from './describeComponents.ts';

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
  /** Where its stories are written, as `importPath` in `index.json`; absent where it has no file of its own. */
  stories?: string;
}

const kitFolder = /\/(packages\/ui\/src\/(\w+))\/\w+\.tsx$/;

/** The entries of the components that a file of the kit makes public; none for other files. */
export function manifestEntries(id: string, descriptions: readonly ComponentDescription[]): ManifestComponent[] {
  const [, folder, entry] = kitFolder.exec(id.replaceAll('\\', '/')) ?? [];
  if (folder === undefined || entry === undefined) return [];
  const place = path.join(path.dirname(id), 'index.ts');
  const index = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const stories = `${folder}/${entry}.stories.tsx`;
  return descriptions
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(index))
    .map(({ name, description, argTypes, takesAttributes }) => ({
      name,
      import: `import { ${name} } from '@quarterdeck/ui/${entry}';`,
      description,
      props: Object.values(argTypes).map(propOf),
      takesAttributes,
      ...(existsSync(path.join(path.dirname(id), `${entry}.stories.tsx`)) ? { stories: `./${stories}` } : {}),
    }));
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
