import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { FeatureManifest } from '@quarterdeck/contract';
import { defaultPreferences, usePreferences } from '@quarterdeck/ui/preferences';
import { toasts } from '@quarterdeck/ui/Toast';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@quarterdeck/ui/tokens/base.css';
import '@quarterdeck/ui/tokens/fonts.css';
import '@quarterdeck/ui/tokens/reset.css';
import '@quarterdeck/ui/tokens/theme-amber.css';
import '@quarterdeck/ui/tokens/theme-brand.css';
import '@quarterdeck/ui/tokens/theme-default.css';
import '@quarterdeck/ui/tokens/theme-purple.css';
import '@quarterdeck/ui/tokens/theme-rose.css';
import '@quarterdeck/ui/tokens/theme-teal.css';
import { configure } from 'storybook/test';
import { AppProviders } from './AppProviders';
import { docsParameters } from './docs/docsParameters';
import { printPageOnlyWhenRead } from './elementErrors';
import { isEmbedded, leaveFocusToDocsPage } from './embedded';
import { globalTypes, initialGlobals } from './globals';
import { prepareTranslator } from './messages';
import { mockSettled } from './mockApi';
import { openPage, sharePage } from './openPage';
import { chromaticOf } from './pictureModes';
import { expectNoProblems } from './problems';
import { ScreenFrame } from './ScreenFrame';
import { startWorker } from './worker';

// How long a story waits for what it expects: the first story of a run fetches code that all others have.
configure({ asyncUtilTimeout: 20_000 });
printPageOnlyWhenRead();

/** What a story may say about its page. */
interface PageParameters {
  /** Where the router starts. @default '/' */
  address?: string;
  /** Shows this feature's screen for the address instead of the story's own content. */
  feature?: FeatureManifest;
  /** What else there is on the site: their commands and widgets. @default none */
  otherFeatures?: readonly FeatureManifest[];
  /** Console messages, requests and rejections that belong to the story; all others fail it in tests. */
  expectedProblems?: readonly RegExp[];
}

/** Takes back what an earlier story left in the browser; the workbench's own keys share the storage and stay. */
function forgetPage(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('qd:')) localStorage.removeItem(key);
  usePreferences.setState(defaultPreferences);
  toasts.clear();
  // React Aria takes what it announced out of the page after seven seconds, in which the next story has begun.
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
}

if (isEmbedded) leaveFocusToDocsPage();

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: docsParameters,
    a11y: {
      test: 'error',
      // React Aria's log of what was said: its entries may name elements that are gone by now, such as a button's spinner.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        // To describe every element that is as it should be takes as long as to look at it.
        resultTypes: ['violations', 'incomplete'],
        // Only a rule that is not run reads style sheets; the one that waits for films and sounds is.
        preload: { assets: ['media'] },
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'Search',
            'Changes',
            'Guides',
            [
              'Install',
              'First screen',
              'Themes and schemes',
              'Languages',
              'Server rendering and CSP',
              'Mocks in your tests',
              'Mounting a feature',
              'Writing a feature',
              'From MSW handlers',
              'Choosing a chart',
              'Accessibility',
            ],
          ],
          'Foundations',
          'Components',
          'Layouts',
          'Features',
          'Screens',
          'Endpoints',
          'Flows',
          'Internal',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [
    // Parameters are the story's own copy.
    (context) => {
      const { argTypes, initialArgs, parameters, tags, title } = context;
      // Storybook's types leave them out.
      const { storyGlobals = {} } = context as { storyGlobals?: Readonly<Record<string, unknown>> };
      // A story without args has nothing to control: its panel would be empty.
      if (Object.keys(initialArgs).length === 0) parameters['controls'] = { disable: true };
      parameters['chromatic'] = chromaticOf({ title, tags, globals: storyGlobals, parameters });
      return argTypes;
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => {
      const { feature, otherFeatures, address = '/' } = parameters as PageParameters;
      return (
        <AppProviders globals={globals} address={address}>
          {feature ? (
            <ScreenFrame feature={feature} others={otherFeatures} layout={String(globals['layout'])} />
          ) : (
            <Story />
          )}
        </AppProviders>
      );
    },
  ],
  async beforeEach({ globals, id, msw, parameters, viewMode }) {
    await prepareTranslator(globals['locale']);
    const open = () => {
      // The addon takes the handlers away after the story; a change of the globals comes without that.
      msw.resetHandlers();
      forgetPage();
      return openPage(globals, id, msw, (parameters as PageParameters).expectedProblems ?? []);
    };
    return viewMode === 'docs' ? sharePage(open) : open();
  },
  async afterEach({ parameters, viewMode }) {
    // Nobody waits for the stories of a docs page, and a call that is never answered would hold up leaving it.
    if (viewMode === 'docs') return;
    await mockSettled();
    expectNoProblems((parameters as PageParameters).expectedProblems ?? []);
  },
});
