import { use } from 'react';
import type { ComponentDocs } from './componentDocs';
import { rememberPromises } from './rememberPromises';

const files = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.tsx', { import: 'docs' });

const loadDocs = rememberPromises(
  (folder): Promise<ComponentDocs | undefined> =>
    files[`../../packages/ui/src/${folder}/${folder}.docs.tsx`]?.() ?? Promise.resolve(undefined),
);

/**
 * What the `.docs.tsx` beside a story file says, where the file is that of the component itself and not of a part of it.
 * Suspends while it is loaded.
 * @param storyFile its path from the root
 */
export function useComponentDocs(storyFile: string): ComponentDocs | undefined {
  const folder = /packages\/ui\/src\/([^/]+)\/\1\.stories/.exec(storyFile)?.[1] ?? '';
  return use(loadDocs(folder));
}
