import { paths, type FeatureManifest } from '@quarterdeck/contract';
import { readSession, useSession } from '@quarterdeck/data/session/session';
import { languageNames, pickLanguage, useTranslation } from '@quarterdeck/i18n';
import { site } from '@quarterdeck/storybook/site';
import { Button } from '@quarterdeck/ui/Button';
import { HostActionsContext, type HostActions } from '@quarterdeck/ui/hostActions';
import { removeKeys } from '@quarterdeck/ui/storage';
import type { ComponentType } from 'react';
import { auth } from '../../manifest';

const demoAccount = { email: 'elif@harbour.example', password: 'twelve-weeks', code: '424242' };

function Languages() {
  const { i18n } = useTranslation();
  return <Button variant="ghost">{languageNames[pickLanguage([i18n.language])]}</Button>;
}

/** What a host of the demo offers. */
const actions: HostActions = {
  demoAccount,
  isKnownAddress: () => true,
  renderFooter: () => '2016 - 2026 Quarterdeck',
  renderLanguages: () => <Languages />,
};

function hosted(load: () => Promise<{ default: ComponentType }>) {
  return async () => {
    const { default: Screen } = await load();
    return {
      default: () => (
        <HostActionsContext value={actions}>
          <Screen />
        </HostActionsContext>
      ),
    };
  };
}

const ownIds = new Set(auth.routes.map(({ id }) => id));

/** Where somebody comes to who has signed in. */
const arrived = () => Promise.resolve({ default: () => <h1>Signed in</h1> });

/** The pages for signing in, with a host, and one page to come to. */
export const authStage: FeatureManifest = {
  ...site,
  routes: [
    ...auth.routes.map((route) => ({ ...route, load: hosted(route.load) })),
    { id: 'start', path: paths.start.pattern, screen: 'start', titleKey: 'auth.signIn.title', load: arrived },
    ...site.routes.filter(({ id }) => !ownIds.has(id)),
  ],
};

/** Nobody has signed in or out yet. */
export function forgetSession(): () => void {
  const forget = () => {
    removeKeys('qd:session');
    // Storage tells other tabs only.
    useSession.setState(readSession(), true);
  };
  forget();
  return forget;
}

export { demoAccount };
