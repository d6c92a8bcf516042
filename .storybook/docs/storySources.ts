import { use } from 'react';

const files = import.meta.glob<string>('../../packages/**/src/**/*.stories.tsx', { query: '?raw', import: 'default' });
const loading = new Map<string, Promise<string>>();

/** The source of a story file, by its path from the root; empty for one outside the packages. Suspends while it is loaded. */
export function useStorySource(file: string): string {
  let source = loading.get(file);
  if (!source) {
    source = files[file.replace(/^\.\//, '../../')]?.() ?? Promise.resolve('');
    loading.set(file, source);
  }
  return use(source);
}
