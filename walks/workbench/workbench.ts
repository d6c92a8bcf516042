import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
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

/** What the walks of one worker share, made by the first of them. */
interface Shared {
  context?: BrowserContext;
  page?: Page;
}

interface WorkbenchFixtures {
  /** Opens a docs page as a click in the sidebar does: the workbench stays, what it shows changes. */
  readonly openDocs: (id: string) => Promise<Page>;
}

/**
 * A walk through the built workbench, which each worker serves to itself. Walks of one worker share a context, and with
 * it the browser's cache: every page, and every story in a frame, reads the same four megabytes of code.
 */
export const test = base.extend<WorkbenchFixtures, { workbench: string; shared: Shared }>({
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
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const shared: Shared = {};
      await use(shared);
      await shared.context?.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ workbench }, provide) => provide(workbench),
  context: async ({ browser, shared, baseURL, viewport, locale, timezoneId, contextOptions }, provide) => {
    shared.context ??= await browser.newContext({
      ...contextOptions,
      viewport,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
    });
    await provide(shared.context);
  },
  openDocs: async ({ context, shared }, provide) =>
    provide(async (id) => {
      if (shared.page) {
        await shared.page.evaluate(selectDocs, id);
      } else {
        shared.page = await context.newPage();
        await onlyFirstFrame(shared.page);
        await shared.page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      }
      return shared.page;
    }),
});

/** Runs in the page: what the sidebar tells the preview when an entry is chosen. */
function selectDocs(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, selection: object) => void };
  };
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

/**
 * Lets the first of a page's frames show its story and keeps the others empty: each is a page of three seconds, and what
 * it shows is what the story's own test shows.
 */
async function onlyFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.frameElement && window.frameElement !== window.parent.document.querySelector('iframe')) window.stop();
  });
}
