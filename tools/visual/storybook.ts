import type { Page } from 'playwright';
import { viewportOf } from '../../.storybook/pictureModes.ts';
import type { StoryViewport } from './modes.ts';

/** What a story says about itself that its picture depends on. */
export interface StoryFacts extends StoryViewport {
  /** It fills the page, as a screen does; others are cut out of it. */
  readonly isFullscreen: boolean;
  /** Some of its calls are never answered. */
  readonly waitsForEver: boolean;
  /** Sources and flags of the patterns of problems that belong to it. */
  readonly expectedProblems: readonly (readonly [string, string])[];
}

interface PreparedStory {
  readonly storyGlobals?: {
    readonly viewport?: { readonly value?: string };
    readonly scenario?: string;
    readonly mix?: Readonly<Record<string, string>>;
  };
  readonly parameters: {
    readonly layout?: string;
    readonly expectedProblems?: readonly RegExp[];
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { styles: { width: string; height: string } }>>;
    };
  };
}

interface Channel {
  readonly on: (event: string, listener: (detail: never) => void) => void;
  readonly off: (event: string, listener: (detail: never) => void) => void;
  readonly emit: (event: string, detail: object) => void;
}

/** The parts of Storybook's page that the runner talks to. */
export interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    /** Absent until the index is read. */
    readonly storyStoreValue?: {
      readonly loadStory: (options: { storyId: string }) => Promise<PreparedStory>;
      readonly userGlobals: { readonly get: () => Readonly<Record<string, unknown>> };
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** Opens Storybook's page without a story, ready to show one. */
export async function openEmptyPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    return preview?.storyStoreValue !== undefined;
  });
}

/** Reads what stories say about themselves without showing them. @returns the facts by the stories' ids. */
export async function readFacts(page: Page, storyIds: readonly string[]): Promise<ReadonlyMap<string, StoryFacts>> {
  const stories = await page.evaluate(async (ids) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    const store = preview?.storyStoreValue;
    if (!store) throw new Error('Storybook is not ready.');
    const read = [];
    for (const id of ids) {
      // A story whose file cannot be read fails by itself when it is shown.
      const { storyGlobals = {}, parameters }: PreparedStory = await store
        .loadStory({ storyId: id })
        .catch(() => ({ parameters: {} }));
      read.push({
        id,
        globals: storyGlobals,
        parameters: { viewport: parameters.viewport ?? {} },
        isFullscreen: parameters.layout === 'fullscreen',
        waitsForEver: [storyGlobals.scenario, ...Object.values(storyGlobals.mix ?? {})].includes('slow'),
        expectedProblems: (parameters.expectedProblems ?? []).map(({ source, flags }) => [source, flags] as const),
      });
    }
    return read;
  }, storyIds);
  return new Map(
    stories.map(({ id, globals, parameters, ...facts }) => [
      id,
      { ...facts, viewport: viewportOf({ globals, parameters }) },
    ]),
  );
}
