import { use } from 'react';
import { rememberPromises } from './rememberPromises';

const files = import.meta.glob<string>('../../packages/**/src/**/*.stories.tsx', { query: '?raw', import: 'default' });

const loadSource = rememberPromises((file) => files[file.replace(/^\.\//, '../../')]?.() ?? Promise.resolve(''));

/** The source of a story file, by its path from the root; empty for one outside the packages. Suspends while it is loaded. */
export const useStorySource = (file: string): string => use(loadSource(file));
