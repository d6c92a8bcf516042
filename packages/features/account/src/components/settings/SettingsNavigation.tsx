import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink } from '@quarterdeck/ui/router';
import { below, from, token } from '@quarterdeck/ui/tokens';
import {
  ChevronRight,
  Database,
  FlaskConical,
  FolderKanban,
  Keyboard,
  Palette,
  ReceiptText,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { sectionHref, useSettingsSections, type SettingsSection } from './sections';
import { linkRows, sheetOfRows } from './Settings.styles';

const icons: Record<SettingsSection, LucideIcon> = {
  project: FolderKanban,
  people: Users,
  appearance: Palette,
  keyboard: Keyboard,
  receipts: ReceiptText,
  data: Database,
  demo: FlaskConical,
};

/**
 * The parts of the settings, each with what it is for.
 * @param props.current the part in sight; null where the list stands alone.
 */
export function SettingsNavigation({ current }: { current: SettingsSection | null }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('settings.parts')}>
      {useSettingsSections().map((section) => (
        <RouterLink
          key={section}
          to={sectionHref(section)}
          data-section={section}
          aria-current={section === current ? 'page' : undefined}
        >
          <Icon icon={icons[section]} />
          <span>
            <strong>{t(`settings.${section}.title`)}</strong>
            <small>{t(`settings.${section}.line`)}</small>
          </span>
          <Icon icon={ChevronRight} size="sm" isDirectional data-part="arrow" />
        </RouterLink>
      ))}
    </List>
  );
}

const List = styled.nav`
  display: grid;
  margin-block-start: ${token('space.4')};
  ${linkRows}
  ${below('md')} {
    overflow: clip;
    ${sheetOfRows}
    & > a {
      padding-block: ${token('space.4')};
    }
  }
  ${from('md')} {
    gap: ${token('space.1')};
    /* The icons stand in line with the title. */
    margin-inline: calc(-1 * ${token('space.3')});
    & > a {
      border-radius: ${token('radius.md')};
      &:focus-visible {
        outline-offset: 2px;
      }
    }
    & > a[aria-current] {
      background: ${token('fill.selected')};
    }
    & > a[aria-current] :is(strong, svg) {
      color: ${token('text.accent-strong')};
    }
    & [data-part='arrow'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & > a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
