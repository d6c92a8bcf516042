import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { Button } from '@quarterdeck/ui/Button';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader } from '@quarterdeck/ui/Drawer';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import { builtLayouts, findLayout, loadLayout, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { LayoutChoice, LayoutPicker } from '@quarterdeck/ui/LayoutPicker';
import { announce } from '@quarterdeck/ui/LiveRegion';
import {
  defaultPreferences,
  densities,
  schemes,
  textSizes,
  usePreferences,
  type Density,
  type Preferences,
  type Scheme,
} from '@quarterdeck/ui/preferences';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { SwatchPicker, ThemeSwatch } from '@quarterdeck/ui/SwatchPicker';
import { Switch } from '@quarterdeck/ui/Switch';
import { themeNames, token, type } from '@quarterdeck/ui/tokens';
import { Monitor, Moon, RotateCcw, Rows2, Rows3, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useShellHost } from '../ShellContext';

const schemeIcons = { light: Sun, dark: Moon, auto: Monitor } satisfies Record<Scheme, IconComponent>;
const densityIcons = { comfortable: Rows2, compact: Rows3 } satisfies Record<Density, IconComponent>;

export interface AppearancePanelProps {
  /** The layout of pages for which nobody chose one. */
  configuredLayout: BuiltLayoutName;
  onClose: () => void;
}

/** Theme, scheme, layout, density, text size and motion; every change shows at once. */
export function AppearancePanel({ configuredLayout, onClose }: AppearancePanelProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { loadThemes } = useShellHost();
  useEffect(() => loadThemes?.(), [loadThemes]);
  // The one that is chosen shows at once; one that does not load says so where it is chosen.
  useEffect(() => void Promise.allSettled(builtLayouts.map(loadLayout)), []);
  const preferences = usePreferences();
  const { set } = preferences;
  const [parameters, setParameters] = useAddressParameters();
  const choose = (changes: Partial<Preferences>, words: string) => {
    set(changes);
    announce(words);
  };
  // The layout of the address would win over the one that is chosen here.
  const forgetAddress = () => {
    if (parameters.has('layout')) setParameters({ layout: null });
  };
  const reset = () => {
    const { theme, scheme, density, textSize, reduceMotion, layout } = defaultPreferences;
    choose({ theme, scheme, density, textSize, reduceMotion, layout }, t('shell.appearance.wasReset'));
    forgetAddress();
  };
  const layout = findLayout(parameters.get('layout')) ?? findLayout(preferences.layout) ?? configuredLayout;

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DrawerHeader title={t('shell.appearance.label')} />
      <DrawerBody>
        <Fields>
          <section>
            <h3 id="appearance-theme">{t('shell.appearance.theme')}</h3>
            <SwatchPicker
              variant="cards"
              aria-labelledby="appearance-theme"
              value={preferences.theme}
              onChange={(name) => {
                const theme = themeNames.find((candidate) => candidate === name);
                if (theme) choose({ theme }, t(`shell.theme.${theme}`));
              }}
            >
              {themeNames.map((name) => (
                <ThemeSwatch key={name} value={name} label={t(`shell.theme.${name}`)} />
              ))}
            </SwatchPicker>
          </section>
          <section>
            <h3>{t('shell.scheme.label')}</h3>
            <SegmentedControl
              isFullWidth
              label={t('shell.scheme.label')}
              value={preferences.scheme}
              onChange={(name) => {
                const scheme = schemes.find((candidate) => candidate === name);
                if (scheme) choose({ scheme }, t(`shell.scheme.${scheme}`));
              }}
            >
              {schemes.map((name) => (
                <Segment key={name} id={name} icon={schemeIcons[name]} label={t(`shell.scheme.${name}`)} />
              ))}
            </SegmentedControl>
          </section>
          <section>
            <header>
              <h3 id="appearance-layout">{t('shell.appearance.layout')}</h3>
              <small>{t('shell.appearance.layoutHint')}</small>
            </header>
            <LayoutPicker
              aria-labelledby="appearance-layout"
              value={layout}
              onChange={(name) => {
                choose({ layout: name }, t(`shell.layout.${name}`));
                forgetAddress();
              }}
            >
              {builtLayouts.map((name) => (
                <LayoutChoice
                  key={name}
                  value={name}
                  label={t(`shell.layout.${name}`)}
                  {...(name === configuredLayout ? { note: t('shell.appearance.default') } : {})}
                />
              ))}
            </LayoutPicker>
          </section>
          <section>
            <header>
              <h3>{t('shell.appearance.density')}</h3>
              <small>{t('shell.appearance.densityHint')}</small>
            </header>
            <SegmentedControl
              isFullWidth
              label={t('shell.appearance.density')}
              value={preferences.density}
              onChange={(name) => {
                const density = densities.find((candidate) => candidate === name);
                if (density) choose({ density }, t(`shell.appearance.${density}`));
              }}
            >
              {densities.map((name) => (
                <Segment key={name} id={name} icon={densityIcons[name]} label={t(`shell.appearance.${name}`)} />
              ))}
            </SegmentedControl>
          </section>
          <section>
            <header>
              <h3>{t('shell.appearance.textSize')}</h3>
              <small>{t('shell.appearance.textSizeHint')}</small>
            </header>
            <SegmentedControl
              isFullWidth
              label={t('shell.appearance.textSize')}
              value={String(preferences.textSize)}
              onChange={(name) => {
                const textSize = textSizes.find((candidate) => String(candidate) === name);
                if (textSize) choose({ textSize }, percent(textSize / 100));
              }}
            >
              {textSizes.map((size) => (
                <Segment key={size} id={String(size)} label={percent(size / 100)} />
              ))}
            </SegmentedControl>
          </section>
          <Switch
            labelPosition="start"
            description={t('shell.appearance.reduceMotionHint')}
            isSelected={preferences.reduceMotion}
            onChange={(reduceMotion) => choose({ reduceMotion }, t('shell.appearance.reduceMotion'))}
          >
            {t('shell.appearance.reduceMotion')}
          </Switch>
        </Fields>
      </DrawerBody>
      <DrawerFooter>
        <Button icon={RotateCcw} onPress={reset}>
          {t('shell.appearance.reset')}
        </Button>
        <Note>{t('shell.appearance.kept')}</Note>
      </DrawerFooter>
    </Drawer>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${token('space.6')};
  & h3 {
    ${type('title-5')}
    margin-block-end: ${token('space.2')};
  }
  & header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    column-gap: ${token('space.3')};
  }
  & small {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

const Note = styled.small`
  flex: 1;
  align-self: center;
  order: 1;
  text-align: end;
  color: ${token('text.secondary')};
  ${type('small')}
`;
