import { initialGlobals } from '../globals';

/** What the rule looks at; a prepared story of Storybook has all of it. */
interface DocumentedStory {
  title: string;
  storyGlobals: { viewport?: { value?: string } };
  initialArgs: Readonly<Record<string, unknown>>;
  parameters: {
    layout?: string;
    expectedProblems?: readonly RegExp[];
    docs?: { story?: { inline?: boolean; height?: string } };
    viewport?: { options?: Readonly<Record<string, { styles: { width: string } }>> };
  };
}

/** How a story stands on its docs page: in the page itself, or in a frame of its own of this size. */
export interface StoryPlace {
  inline: boolean;
  height?: string;
  maxWidth?: string | undefined;
}

/** Titles of stories that open over their page, speak to the API or need a page as such. What fails on purpose needs one, too. */
const needsPage = /^(?:Components\/Overlays|Layouts|Features|Screens|Endpoints|Flows)\b/;

/** Of the page itself: a docs page keeps its own, whatever the toolbar or a story say. */
const ofThePage = ['direction', 'locale', 'clock', 'scenario', 'latency'] as const;

/**
 * The one rule for all docs pages. A story may ask for a frame with `parameters.docs.story = { inline: false }`, where it
 * opens something although its title does not say so, and for a height with `parameters.docs.story.height`.
 */
export function placeOf(story: DocumentedStory, globals: Readonly<Record<string, unknown>>): StoryPlace {
  const { title, storyGlobals, initialArgs, parameters } = story;
  const wanted = parameters.docs?.story;
  const isPage =
    needsPage.test(title) ||
    parameters.layout === 'fullscreen' ||
    parameters.expectedProblems !== undefined ||
    initialArgs['defaultOpen'] === true;
  const isPageChanged =
    Object.keys(storyGlobals).length > 0 || ofThePage.some((name) => globals[name] !== initialGlobals[name]);
  if (!isPage && !isPageChanged && wanted?.inline !== false) return { inline: true };
  return {
    inline: false,
    height: wanted?.height ?? (isPage ? '520px' : '240px'),
    maxWidth: parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles.width,
  };
}
