import type { CommandOffer, NavigationOffer } from '@quarterdeck/contract';
import { SwitchLanguageContext, type SwitchLanguage } from '@quarterdeck/i18n';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { useNavigate } from '@quarterdeck/ui/router';
import { ToastRegion } from '@quarterdeck/ui/ToastRegion';
import { Suspense, useMemo, type ReactNode } from 'react';
import { MessagesProvider } from './inbox/MessagesProvider';
import { ShortcutsProvider } from './shortcuts/ShortcutsProvider';
import { ShellHostContext, type ScreenKeys, type ShellHost } from './ShellContext';

const offers: readonly NavigationOffer[] = [
  { id: 'apps.tasks', icon: 'circle-check', to: '/apps/tasks', titleKey: 'tasks.title' },
];
const commands: readonly CommandOffer[] = [
  { id: 'tasks.open', titleKey: 'tasks.command.go', icon: 'circle-check', keys: 'g t', run: () => undefined },
  { id: 'tasks.create', titleKey: 'tasks.command.create', icon: 'list-plus', run: () => undefined },
];
const screenKeys: readonly ScreenKeys[] = [
  {
    titleKey: 'tasks.title',
    keys: [
      { keys: ['c'], titleKey: 'tasks.addTask' },
      { keys: ['/'], titleKey: 'tasks.search' },
      { keys: ['#', 'Delete'], titleKey: 'shell.keys.delete' },
    ],
    isAt: (pathname) => pathname.startsWith('/apps/tasks'),
  },
];

const host: Omit<ShellHost, 'navigate'> = {
  offers,
  commands,
  runCommand: () => undefined,
  screenKeys,
  isKnownAddress: () => true,
  showsUnknownItems: true,
  onIntent: () => undefined,
  openPalette: () => undefined,
  openKeySheet: () => undefined,
  openAppearance: () => undefined,
};

export interface ShellStageProps extends Partial<ShellHost> {
  switchLanguage?: SwitchLanguage;
  children: ReactNode;
}

const stay: SwitchLanguage = () => Promise.resolve();

/** A host with one feature, for the stories of the shell's parts; what a story cares about it gives itself. */
export function ShellStage({ children, switchLanguage = stay, ...given }: ShellStageProps) {
  const navigate = useNavigate();
  const key = JSON.stringify(Object.keys(given));
  // oxlint-disable-next-line react/exhaustive-deps -- a story's arguments stay the same
  const value = useMemo<ShellHost>(() => ({ ...host, navigate: (to) => void navigate(to), ...given }), [key]);
  return (
    <ShellHostContext value={value}>
      <SwitchLanguageContext value={switchLanguage}>
        <Suspense fallback={null}>
          <MessagesProvider>
            <ShortcutsProvider>{children}</ShortcutsProvider>
          </MessagesProvider>
        </Suspense>
      </SwitchLanguageContext>
      <ToastRegion />
      <LiveRegion />
    </ShellHostContext>
  );
}
