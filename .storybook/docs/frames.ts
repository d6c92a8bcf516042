import { initialGlobals } from '../globals';

/** What the rule looks at; a prepared story of Storybook has all of it. */
interface DocumentedStory {
  title: string;
  storyGlobals: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
}

/** How a story stands on its docs page: in the page itself, or in a frame of its own of this size. */
export type StoryPlace = { inline: true } | { inline: false; height: string; maxWidth?: string };

/** Titles of stories that open over their page, speak to the API or need a page as such. What fails on purpose needs one, too. */
const needsPage = /^(?:Components\/Overlays|Layouts|Features|Screens|Endpoints|Flows)\b/;

/** Of the page itself: a docs page keeps its own, whatever the toolbar or a story say. */
const ofThePage = ['direction', 'locale', 'clock', 'scenario', 'latency'] as const;

const isFrameWanted = ({ parameters }: DocumentedStory) =>
  (parameters['docs'] as { story?: { inline?: boolean } } | undefined)?.story?.inline === false;

const heightOf = ({ parameters }: DocumentedStory) =>
  (parameters['docs'] as { story?: { height?: string } } | undefined)?.story?.height;

/**
 * The one rule for all docs pages. A story may ask for a frame with `parameters.docs.story = { inline: false }`, where it
 * opens something although its title does not say so, and for a height with `parameters.docs.story.height`.
 */
export function placeOf(story: DocumentedStory, globals: Readonly<Record<string, unknown>>): StoryPlace {
  const { title, storyGlobals, initialArgs, parameters } = story;
  const isPage =
    needsPage.test(title) ||
    parameters['layout'] === 'fullscreen' ||
    'expectedProblems' in parameters ||
    initialArgs['defaultOpen'] === true;
  const isPageChanged = ofThePage.some((name) => globals[name] !== initialGlobals[name]);
  if (!isPage && !isPageChanged && Object.keys(storyGlobals).length === 0 && !isFrameWanted(story))
    return { inline: true };
  const { viewport } = storyGlobals as { viewport?: { value?: string } };
  const { options } = (parameters['viewport'] ?? {}) as {
    options?: Record<string, { styles: { width: string } }>;
  };
  const width = options?.[viewport?.value ?? '']?.styles.width;
  return {
    inline: false,
    height: heightOf(story) ?? (isPage ? '520px' : '240px'),
    ...(width === undefined ? {} : { maxWidth: width }),
  };
}
