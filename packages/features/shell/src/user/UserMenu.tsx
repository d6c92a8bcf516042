import { paths } from '@quarterdeck/contract';
import { userStatuses, type UserStatus } from '@quarterdeck/contract/entities/user';
import { languageNames, useTranslation } from '@quarterdeck/i18n';
import { Avatar, StatusDot } from '@quarterdeck/ui/Avatar';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Menu, MenuItem, MenuSection, MenuSeparator, Submenu } from '@quarterdeck/ui/Menu';
import { NavigationIcon } from '@quarterdeck/ui/NavigationIcon';
import { schemes, usePreferences, type Preferences } from '@quarterdeck/ui/preferences';
import { useNavigate } from '@quarterdeck/ui/router';
import { ThemeDisc } from '@quarterdeck/ui/SwatchPicker';
import { from, themeNames, token, type } from '@quarterdeck/ui/tokens';
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
  Monitor,
  Moon,
  Palette,
  RotateCcw,
  Settings,
  Sun,
} from 'lucide-react';
import { use, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { useMessagesPanel } from '../inbox/MessagesProvider';
import type { OnDemandProps } from '../makeOnDemand';
import { shellQueries } from '../queries/shellQueries';
import { useUpdateStatus } from '../queries/useUpdateStatus';
import { useShellHost } from '../ShellContext';
import { useShortcutsPanel } from '../shortcuts/ShortcutsProvider';
import { HeaderRoomContext } from '../tools/HeaderRoom';
import { LanguageItems } from '../tools/LanguageItems';
import { useFullscreen } from '../tools/useFullscreen';
import { useLanguageChoice } from '../tools/useLanguageChoice';
import { avatarStatus } from './UserButton';

const statusKeys: Record<UserStatus, string> = {
  online: 'shell.status.online',
  away: 'shell.status.away',
  busy: 'shell.status.busy',
  'not-visible': 'shell.status.invisible',
};

const schemeIcons: Record<Preferences['scheme'], IconComponent> = { light: Sun, dark: Moon, auto: Monitor };

/** Who is signed in, profile, settings, status, appearance and the way out; pages that the site does not have are left out. */
export function UserMenu({ anchor, onClose }: OnDemandProps) {
  const { t } = useTranslation();
  const host = useShellHost();
  const { loadThemes } = host;
  useEffect(() => loadThemes?.(), [loadThemes]);
  const navigate = useNavigate();
  const { data: user } = useQuery(shellQueries.user());
  const updateStatus = useUpdateStatus();
  const language = useLanguageChoice(onClose);
  const fullscreen = useFullscreen();
  const messages = useMessagesPanel();
  const room = use(HeaderRoomContext);
  const hasMessagesInHeader = useIsFrom(room.messages);
  const shortcuts = useShortcutsPanel();
  const hasShortcutsInHeader = useIsFrom(room.tools);
  const { theme, scheme, set } = usePreferences();
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  // The layouts of the product have no menu: this is their way to the apps.
  const apps = host.offers.filter(({ id }) => id.startsWith('apps.'));
  const choose = (changes: Partial<Preferences>, words: string) => {
    set(changes);
    announce(words);
  };
  const page = (address: string, key: string, icon: typeof Settings) =>
    host.isKnownAddress(address) ? (
      <MenuItem icon={icon} onAction={() => void navigate(address)}>
        {t(key)}
      </MenuItem>
    ) : null;

  return (
    <List
      aria-label={user ? t('shell.user.menuOf', { name: user.name }) : t('shell.user.menu')}
      triggerRef={trigger}
      isOpen
      placement="bottom start"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClose={onClose}
      head={
        user ? (
          <Identity>
            <Avatar size="lg" id={user.id} name={user.name} src={user.avatar} status={avatarStatus[user.status]} />
            <b>{user.name}</b>
            <small>{user.email}</small>
          </Identity>
        ) : undefined
      }
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
          <Menu
            aria-label={t('shell.user.apps')}
            onAction={(to) => {
              onClose();
              void navigate(String(to));
            }}
          >
            {apps.map(({ to, titleKey, icon }) => (
              <MenuItem key={to} id={to} textValue={t(titleKey)} leading={<NavigationIcon name={icon} />}>
                {t(titleKey)}
              </MenuItem>
            ))}
          </Menu>
        </Submenu>
      ) : null}
      <Submenu
        label={t('shell.status.label')}
        leading={<Dot status={avatarStatus[user?.status ?? 'not-visible']} />}
        {...(user ? { hint: t(statusKeys[user.status]) } : {})}
      >
        <Menu
          aria-label={t('shell.status.label')}
          selectionMode="single"
          selectedKeys={user ? [user.status] : []}
          onAction={(key) => {
            const status = userStatuses.find((candidate) => candidate === key);
            if (status) updateStatus(status);
            onClose();
          }}
        >
          {userStatuses.map((status) => (
            <MenuItem
              key={status}
              id={status}
              textValue={t(statusKeys[status])}
              leading={<Dot status={avatarStatus[status]} />}
            >
              {t(statusKeys[status])}
            </MenuItem>
          ))}
        </Menu>
      </Submenu>
      <MenuSeparator />
      <MenuSection
        layout="row"
        title={t('shell.scheme.label')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[scheme]}
        shouldCloseOnSelect={false}
      >
        {schemes.map((name) => (
          <MenuItem
            key={name}
            id={name}
            icon={schemeIcons[name]}
            onAction={() => choose({ scheme: name }, t(`shell.scheme.${name}`))}
          >
            {t(`shell.scheme.${name}`)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        layout="row"
        title={t('shell.appearance.theme')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[theme]}
        shouldCloseOnSelect={false}
      >
        {themeNames.map((name) => (
          <MenuItem
            key={name}
            id={name}
            leading={<ThemeDisc theme={name} isSelected={name === theme} />}
            onAction={() => choose({ theme: name }, t(`shell.theme.${name}`))}
          >
            {t(`shell.theme.${name}`)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <Submenu label={t('shell.language.label')} icon={Languages} hint={languageNames[language.current]}>
        <Menu
          aria-label={t('shell.language.label')}
          selectionMode="single"
          selectedKeys={[language.current]}
          shouldCloseOnSelect={false}
          onAction={(key) => language.choose(String(key))}
        >
          <LanguageItems loading={language.loading} />
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
    </List>
  );
}

const List = styled(Menu)`
  ${from('sm')} {
    inline-size: 264px;
  }
`;

const Identity = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: ${token('space.3')};
  align-items: center;
  & > :first-child {
    grid-row: span 2;
  }
  & > b,
  & > small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    align-self: end;
    ${type('title-5')}
  }
  & > small {
    align-self: start;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
`;

/** In the room of an icon, so that the words of all rows begin at one line. */
const Dot = styled(StatusDot)`
  margin-inline: 4px;
`;
