import { paths } from '@quarterdeck/contract';
import { SwitchLanguageContext, type SwitchLanguage } from '@quarterdeck/i18n';
import { fn } from 'storybook/test';
import { project } from '../manifest';

/** Hears which language was asked for: the toolbar says which one a story speaks. */
export const switched = fn<SwitchLanguage>(() => Promise.resolve());

/** The feature, with a host that hears about languages, and a home that is no matter of these stories. */
export const settingsStage = {
  ...project,
  routes: project.routes.map((route) => {
    if (route.path === paths.home.pattern) {
      return { ...route, load: () => Promise.resolve({ default: () => <h1>Home</h1> }) };
    }
    if (route.path !== paths.settings.pattern) return route;
    return {
      ...route,
      load: async () => {
        const { SettingsScreen } = await import('./SettingsScreen');
        return {
          default: () => (
            <SwitchLanguageContext value={switched}>
              <SettingsScreen />
            </SwitchLanguageContext>
          ),
        };
      },
    };
  }),
};
