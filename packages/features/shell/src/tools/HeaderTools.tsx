import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import type { LayoutEntry } from '@quarterdeck/ui/Layout';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useShownScheme } from '@quarterdeck/ui/ThemeProvider';
import { below, token } from '@quarterdeck/ui/tokens';
import { Languages, Maximize, Minimize, Moon, Palette, Search, Sun } from 'lucide-react';
import { use } from 'react';
import { styled } from 'styled-components';
import { MessagesButton, NotificationsButton } from '../inbox/InboxButtons';
import { makeOnDemand } from '../makeOnDemand';
import { useShellHost } from '../ShellContext';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import { useSignedOut } from '../user/useSignedOut';
import { HeaderRoomContext } from './HeaderRoom';
import { useFullscreen } from './useFullscreen';
import { useLanguageMenu } from './useLanguageMenu';

const useSearchBar = makeOnDemand(() => import('../search/SearchBar').then((file) => ({ default: file.SearchBar })), {
  isTypedInto: true,
});

export interface HeaderToolsProps {
  /** Where the layout shows the search as a field; where that is not to be seen, an icon stands for it. */
  search: LayoutEntry['search'];
}

/** The tools of every header. Where there is no room for all, most of them are in the person's menu alone. */
export function HeaderTools({ search }: HeaderToolsProps) {
  const room = use(HeaderRoomContext);
  const { t } = useTranslation();
  const { openAppearance } = useShellHost();
  const scheme = usePreferences((preferences) => preferences.scheme);
  const set = usePreferences((preferences) => preferences.set);
  const shown = useShownScheme(scheme);
  const fullscreen = useFullscreen();
  const languages = useLanguageMenu();
  const isSignedOut = useSignedOut();
  const bar = useSearchBar();

  return (
    <>
      <SearchIcon data-instead={search}>
        <IconButton
          icon={Search}
          label={t('shell.search.label')}
          aria-expanded={bar.isOpen}
          data-site-search
          onPointerEnter={bar.prepare}
          onFocus={bar.prepare}
          onPress={(event) => bar.open(event.target as HTMLElement)}
        />
      </SearchIcon>
      <Fitting $from={room.tools}>
        <IconButton
          icon={Languages}
          label={t('shell.language.label')}
          aria-haspopup="menu"
          aria-expanded={languages.isOpen}
          onPointerEnter={languages.prepare}
          onFocus={languages.prepare}
          onPress={(event) => languages.open(event.target as HTMLElement)}
        />
        <IconButton
          icon={fullscreen.isFull ? Minimize : Maximize}
          label={t(fullscreen.isFull ? 'shell.fullscreen.leave' : 'shell.fullscreen.enter')}
          onPress={fullscreen.toggle}
        />
        <IconButton
          icon={shown === 'dark' ? Sun : Moon}
          label={t(shown === 'dark' ? 'shell.scheme.toLight' : 'shell.scheme.toDark')}
          onPress={() => set({ scheme: shown === 'dark' ? 'light' : 'dark' })}
        />
        <IconButton
          icon={Palette}
          label={t('shell.appearance.label')}
          aria-haspopup="dialog"
          onPress={openAppearance}
        />
        {isSignedOut ? null : <ShortcutsButton />}
      </Fitting>
      {isSignedOut ? null : (
        <>
          <Fitting $from={room.messages}>
            <MessagesButton />
          </Fitting>
          <NotificationsButton />
        </>
      )}
      {languages.overlay}
      {bar.overlay}
    </>
  );
}

const Fitting = styled.div<{ $from: 'sm' | 'lg' | 'xl' }>`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  ${(p) => below(p.$from)} {
    display: none;
  }
`;

const SearchIcon = styled.div`
  display: none;
  ${below('md')} {
    display: flex;
  }
  &[data-instead='icon'] {
    display: flex;
  }
  [data-navigation='closed'] &[data-instead='navigation'] {
    display: flex;
  }
  ${below('lg')} {
    &[data-instead='header'] {
      display: flex;
    }
  }
`;
