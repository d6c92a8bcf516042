import type { NavigationOffer } from '@quarterdeck/contract';
import { ShellHostContext, type ShellHost } from '@quarterdeck/feature-shell';
import { pickLanguage, useTranslation } from '@quarterdeck/i18n';
import { EmptyLayout } from '@quarterdeck/ui/Layout';
import { useMemo, useState, type ReactNode } from 'react';
import en from '../translations/en.json';
import tr from '../translations/tr.json';

const words = { en, tr };
const offers: readonly NavigationOffer[] = ['tasks', 'notes', 'mailbox'].map((name) => ({
  id: `apps.${name}`,
  icon: 'circle-check',
  to: `/apps/${name}`,
  titleKey: `shell.navigation.apps.${name}`,
}));
const knownAddresses: readonly string[] = [
  '/',
  '/home',
  '/backlog',
  '/apps/help-center/support',
  '/pages/error/404',
  '/pages/error/500',
  '/pages/maintenance',
  ...offers.map(({ to }) => to),
];
const isKnown = (address: string) => knownAddresses.includes(address);

export interface SiteStageProps {
  openPalette?: () => void;
  navigate?: (address: string) => void;
  isKnownAddress?: (address: string) => boolean;
  children: ReactNode;
}

/** The host around its own pages, for their stories: a few addresses, and the site's words. */
export function SiteStage({ openPalette, navigate, isKnownAddress = isKnown, children }: SiteStageProps) {
  const { i18n } = useTranslation();
  // The workbench joins the words of the features only.
  useState(() => {
    const language = pickLanguage([i18n.language]);
    return i18n.addResourceBundle(language, 'translation', words[language], true, true);
  });
  const host = useMemo<ShellHost>(
    () => ({
      offers,
      commands: [],
      runCommand: () => undefined,
      navigate: navigate ?? (() => undefined),
      isKnownAddress,
      showsUnknownItems: false,
      onIntent: () => undefined,
      openPalette: openPalette ?? (() => undefined),
      openKeySheet: () => undefined,
      openAppearance: () => undefined,
    }),
    [openPalette, navigate, isKnownAddress],
  );
  return (
    <ShellHostContext value={host}>
      <EmptyLayout>{children}</EmptyLayout>
    </ShellHostContext>
  );
}
