import { languageNames, languages } from '@quarterdeck/i18n';
import { builtLayouts } from '@quarterdeck/ui/Layout';
import { themeNames } from '@quarterdeck/ui/tokens';
import { clocks } from './determinism';

interface Choice {
  value: string;
  title: string;
}

const choices = (values: readonly string[]): Choice[] => values.map((value) => ({ value, title: value }));

const toolbar = <const Icon extends string>(description: string, icon: Icon, items: Choice[]) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true },
});

/** What the toolbar switches, and what addresses, tests and picture modes set by the same names. */
export const globalTypes = {
  theme: toolbar('Theme', 'paintbrush', choices(themeNames)),
  scheme: toolbar('Scheme', 'mirror', choices(['light', 'dark', 'auto'])),
  density: toolbar('Density', 'component', choices(['comfortable', 'compact'])),
  layout: toolbar('Layout', 'sidebaralt', choices([...builtLayouts, 'none'])),
  locale: toolbar(
    'Language',
    'globe',
    languages.map((value) => ({ value, title: languageNames[value] })),
  ),
  direction: toolbar('Direction', 'transfer', choices(['ltr', 'rtl'])),
  scenario: toolbar(
    'Answers of the API',
    'database',
    choices(['success', 'empty', 'slow', 'error', 'offline', 'large']),
  ),
  latency: toolbar('Latency', 'timer', [
    { value: 'none', title: 'no delay' },
    { value: 'declared', title: 'declared delays' },
    { value: '1000', title: '1 s' },
    { value: '3000', title: '3 s' },
  ]),
  clock: toolbar('Clock', 'time', choices(Object.keys(clocks))),
};

export const initialGlobals = {
  theme: 'theme-teal',
  scheme: 'light',
  density: 'comfortable',
  layout: 'classy',
  locale: 'en',
  direction: 'ltr',
  scenario: 'success',
  mix: {},
  latency: 'none',
  clock: 'workday',
};
