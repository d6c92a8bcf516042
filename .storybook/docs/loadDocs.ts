import { use } from 'react';
import type { ComponentDocs } from './componentDocs';

const files = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.tsx', { import: 'docs' });
const loading = new Map<string, Promise<ComponentDocs | undefined>>();

/**
 * What the `.docs.tsx` beside a story file says, where the file is that of the component itself and not of a part of it.
 * Suspends while it is loaded.
 * @param storyFile its path from the root
 */
export function useComponentDocs(storyFile: string): ComponentDocs | undefined {
  const folder = /packages\/ui\/src\/([^/]+)\/\1\.stories/.exec(storyFile)?.[1] ?? '';
  let docs = loading.get(folder);
  if (!docs) {
    docs = files[`../../packages/ui/src/${folder}/${folder}.docs.tsx`]?.() ?? Promise.resolve(undefined);
    loading.set(folder, docs);
  }
  return use(docs);
}
