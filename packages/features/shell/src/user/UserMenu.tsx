import { paths } from '@quarterdeck/contract';
import { userStatuses, type UserStatus } from '@quarterdeck/contract/entities/user';
import { languageNames, languages, pickLanguage, useTranslation, useSwitchLanguage } from '@quarterdeck/i18n';
import { StatusDot } from '@quarterdeck/ui/Avatar';
import { Menu, MenuItem, MenuSection, MenuSeparator, Submenu } from '@quarterdeck/ui/Menu';
import { schemes, usePreferences } from '@quarterdeck/ui/preferences';
import { NavigationIcon } from '@quarterdeck/ui/NavigationIcon';
import { useNavigate } from '@quarterdeck/ui/router';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import {
  Bookmark,
  CircleHelp,
  CircleUserRound,
  Keyboard,
  Languages,
  LayoutGrid,
  LogOut,
  Mail,
  Maximize,
  Palette,
  RotateCcw,
  Settings,
  SunMoon,
} from 'lucide-react';
import { useMemo } from 'react';
import { useMessagesPanel } from '../inbox/MessagesProvider';
import type { OnDemandProps } from '../makeOnDemand';
import { shellQueries } from '../queries/shellQueries';
import { useUpdateStatus } from '../queries/useUpdateStatus';
import { useShellHost } from '../ShellContext';
import { useShortcutsPanel } from '../shortcuts/ShortcutsProvider';
import { useFullscreen } from '../tools/useFullscreen';
import { avatarStatus } from './UserButton';

const statusKeys: Record<UserStatus, string> = {
  online: 'shell.status.online',
  away: 'shell.status.away',
  busy: 'shell.status.busy',
  'not-visible': 'shell.status.invisible',
};

/** Profile, settings, status, appearance and the way out; pages that the site does not have are left out. */
export function UserMenu({ anchor, onClose }: OnDemandProps) {
  const { t, i18n } = useTranslation();
  const host = useShellHost();
  const navigate = useNavigate();
  const { data: user } = useQuery(shellQueries.user());
  const updateStatus = useUpdateStatus();
  const switchLanguage = useSwitchLanguage();
  const fullscreen = useFullscreen();
  const messages = useMessagesPanel();
  const hasMessagesInHeader = useIsFrom('sm');
  const shortcuts = useShortcutsPanel();
  // Every layout has room for all tools from this width on.
  const hasShortcutsInHeader = useIsFrom('xl');
  const scheme = usePreferences((preferences) => preferences.scheme);
  const set = usePreferences((preferences) => preferences.set);
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  // The layouts of the product have no menu: this is their way to the apps.
  const apps = host.offers.filter(({ id }) => id.startsWith('apps.'));
  const page = (address: string, key: string, icon: typeof Settings) =>
    host.isKnownAddress(address) ? (
      <MenuItem icon={icon} onAction={() => void navigate(address)}>
        {t(key)}
      </MenuItem>
    ) : null;

  return (
    <Menu
      aria-label={user ? t('shell.user.menuOf', { name: user.name }) : t('shell.user.menu')}
      triggerRef={trigger}
      isOpen
      placement="bottom start"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClose={onClose}
    >
      {page(paths.profile.href(), 'shell.user.profile', CircleUserRound)}
      {page(paths.settings.href(), 'shell.user.settings', Settings)}
      {page(paths.help.href(), 'shell.user.help', CircleHelp)}
      {hasMessagesInHeader ? null : (
        <MenuItem icon={Mail} onAction={() => messages.open(anchor)}>
          {t('shell.inbox.messages.title')}
        </MenuItem>
      )}
      {hasShortcutsInHeader ? null : (
        <MenuItem icon={Bookmark} onAction={() => shortcuts.open(anchor)}>
          {t('shell.shortcuts.title')}
        </MenuItem>
      )}
      {apps.length > 0 ? (
        <Submenu label={t('shell.user.apps')} icon={LayoutGrid}>
          <Menu aria-label={t('shell.user.apps')} onAction={(to) => void navigate(String(to))}>
            {apps.map(({ to, titleKey, icon }) => (
              <MenuItem key={to} id={to} textValue={t(titleKey)} leading={<NavigationIcon name={icon} />}>
                {t(titleKey)}
              </MenuItem>
            ))}
          </Menu>
        </Submenu>
      ) : null}
      <MenuSection title={t('shell.status.label')} selectionMode="single" selectedKeys={user ? [user.status] : []}>
        {userStatuses.map((status) => (
          <MenuItem
            key={status}
            id={status}
            textValue={t(statusKeys[status])}
            leading={<StatusDot status={avatarStatus[status]} />}
            onAction={() => updateStatus(status)}
          >
            {t(statusKeys[status])}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <Submenu label={t('shell.scheme.label')} icon={SunMoon}>
        <Menu
          aria-label={t('shell.scheme.label')}
          selectionMode="single"
          selectedKeys={[scheme]}
          onAction={(key) => {
            const wanted = schemes.find((candidate) => candidate === key);
            if (wanted) set({ scheme: wanted });
          }}
        >
          {schemes.map((name) => (
            <MenuItem key={name} id={name}>
              {t(`shell.scheme.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      </Submenu>
      <Submenu label={t('shell.language.label')} icon={Languages}>
        <Menu
          aria-label={t('shell.language.label')}
          selectionMode="single"
          selectedKeys={[pickLanguage([i18n.language])]}
          onAction={(key) => void switchLanguage(pickLanguage([String(key)]))}
        >
          {languages.map((language) => (
            <MenuItem key={language} id={language} textValue={languageNames[language]}>
              <span lang={language}>{languageNames[language]}</span>
            </MenuItem>
          ))}
        </Menu>
      </Submenu>
      <MenuItem icon={Palette} onAction={host.openAppearance}>
        {t('shell.appearance.label')}
      </MenuItem>
      <MenuItem icon={Maximize} onAction={fullscreen.toggle}>
        {t(fullscreen.isFull ? 'shell.fullscreen.leave' : 'shell.fullscreen.enter')}
      </MenuItem>
      <MenuItem icon={Keyboard} hint="?" onAction={host.openKeySheet}>
        {t('shell.keys.title')}
      </MenuItem>
      {host.openDemoReset ? (
        <MenuItem icon={RotateCcw} onAction={host.openDemoReset}>
          {t('shell.demo.reset')}
        </MenuItem>
      ) : null}
      {host.isKnownAddress(paths.signOut.href()) ? <MenuSeparator /> : null}
      {page(paths.signOut.href(), 'shell.user.signOut', LogOut)}
    </Menu>
  );
}
