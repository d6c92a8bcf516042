import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useShownScheme } from '@quarterdeck/ui/ThemeProvider';
import { below, token } from '@quarterdeck/ui/tokens';
import { Languages, Maximize, Minimize, Moon, Palette, Search, Sun } from 'lucide-react';
import { styled } from 'styled-components';
import { makeOnDemand } from '../makeOnDemand';
import { useShellHost } from '../ShellContext';
import { useFullscreen } from './useFullscreen';

const useLanguageMenu = makeOnDemand(() => import('./LanguageMenu').then((file) => ({ default: file.LanguageMenu })));

/** The tools of every header. Below lg most of them move into the person's menu. */
export function HeaderTools() {
  const { t } = useTranslation();
  const { openPalette, openAppearance } = useShellHost();
  const scheme = usePreferences((preferences) => preferences.scheme);
  const set = usePreferences((preferences) => preferences.set);
  const shown = useShownScheme(scheme);
  const fullscreen = useFullscreen();
  const languages = useLanguageMenu();

  return (
    <>
      <Wide>
        <IconButton
          icon={Languages}
          label={t('shell.language.label')}
          aria-haspopup="menu"
          aria-expanded={languages.isOpen}
          onHoverStart={languages.prepare}
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
      </Wide>
      <Narrow>
        <IconButton icon={Search} label={t('shell.search.label')} onPress={openPalette} />
      </Narrow>
      {languages.overlay}
    </>
  );
}

const Wide = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  ${below('lg')} {
    display: none;
  }
`;

const Narrow = styled.div`
  display: none;
  ${below('md')} {
    display: flex;
  }
`;
