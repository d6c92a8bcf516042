import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@quarterdeck/ui/tokens/base.css';
import '@quarterdeck/ui/tokens/fonts.css';
import '@quarterdeck/ui/tokens/reset.css';
import '@quarterdeck/ui/tokens/theme-amber.css';
import '@quarterdeck/ui/tokens/theme-brand.css';
import '@quarterdeck/ui/tokens/theme-default.css';
import '@quarterdeck/ui/tokens/theme-purple.css';
import '@quarterdeck/ui/tokens/theme-rose.css';
import '@quarterdeck/ui/tokens/theme-teal.css';
import { AppProviders } from './AppProviders';
import { clocks, freeze, type ClockName } from './determinism';
import { globalTypes, initialGlobals } from './globals';

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
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
        order: ['Start', 'Foundations', 'Components', 'Layouts', 'Features', 'Screens', 'Endpoints', 'Flows'],
      },
    },
  },
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => (
      <AppProviders globals={globals}>
        <Story />
      </AppProviders>
    ),
  ],
  beforeEach({ globals, id }) {
    const clock: ClockName = globals['clock'] in clocks ? (globals['clock'] as ClockName) : 'workday';
    localStorage.clear();
    return freeze(clock, id);
  },
});
