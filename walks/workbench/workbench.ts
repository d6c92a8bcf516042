import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createStaticServer } from '../../tools/staticServer.ts';
import { test as base } from '../support.ts';
export { expect } from '../support.ts';

const root = path.resolve(import.meta.dirname, '..', '..', 'storybook-static');

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly tags: readonly string[];
}

/** A page of documentation and the stories that it is to show. */
interface DocsEntry {
  readonly id: string;
  readonly title: string;
  readonly storyIds: readonly string[];
}

/** The docs pages of the built workbench; none when it was not built. */
export function readDocsPages(): DocsEntry[] {
  const entries = readEntries();
  return entries
    .filter(({ type }) => type === 'docs')
    .map(({ id, title }) => ({
      id,
      title,
      storyIds: entries
        .filter((entry) => entry.type === 'story' && entry.title === title && entry.tags.includes('autodocs'))
        .map((story) => story.id),
    }));
}

/** Ids of stories that their docs page leaves out and the sidebar shows all the same: what only tests use is in neither. */
export function readHalfHidden(): string[] {
  const entries = readEntries();
  const titles = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
  return entries
    .filter(({ type, title, tags }) => type === 'story' && titles.has(title) && !tags.includes('autodocs'))
    .filter(({ tags }) => tags.includes('dev'))
    .map(({ id }) => id);
}

function readEntries(): readonly Entry[] {
  try {
    const index = JSON.parse(readFileSync(path.join(root, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
    return Object.values(index.entries);
  } catch {
    return [];
  }
}

/** A walk through the built workbench, which each worker serves to itself. */
export const test = base.extend<object, { workbench: string }>({
  workbench: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that it needs no other fixture
    async ({}, use) => {
      const server = createStaticServer({ root, headers: {} });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ workbench }, provide) => provide(workbench),
});
