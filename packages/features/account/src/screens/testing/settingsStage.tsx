import { paths } from '@quarterdeck/contract';
import { SwitchLanguageContext, type SwitchLanguage } from '@quarterdeck/i18n';
import { site } from '@quarterdeck/storybook/site';
import { HostActionsContext, type HostActions } from '@quarterdeck/ui/hostActions';
import { fn } from 'storybook/test';

/** Hears which language was asked for: the toolbar says which one a story speaks. */
export const switched = fn<SwitchLanguage>(() => Promise.resolve());

/** What a host of the demo offers; it only hears what is asked of it. */
export const demoActions = {
  scenarios: ['success', 'empty', 'slow', 'error', 'offline', 'large'],
  scenario: 'success',
  choose: fn(() => Promise.resolve()),
  openReset: fn(),
};

/** @param actions of the host: those of the demo, or none. */
const stageWith = (actions: HostActions) => ({
  ...site,
  routes: site.routes.map((route) => {
    if (route.path === paths.home.pattern) {
      return { ...route, load: () => Promise.resolve({ default: () => <h1>Home</h1> }) };
    }
    if (route.path !== paths.settings.pattern) return route;
    return {
      ...route,
      load: async () => {
        const { SettingsScreen } = await import('../SettingsScreen');
        return {
          default: () => (
            <SwitchLanguageContext value={switched}>
              <HostActionsContext value={actions}>
                <SettingsScreen />
              </HostActionsContext>
            </SwitchLanguageContext>
          ),
        };
      },
    };
  }),
});

/** The site, with a host that hears about languages, and a home that is no matter of these stories. */
export const settingsStage = stageWith({});
export const demoStage = stageWith({ demo: demoActions });
