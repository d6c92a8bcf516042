import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink } from '@quarterdeck/ui/router';
import { ChevronRight } from 'lucide-react';
import { sectionHref, sectionIcons, useSettingsSections, type SettingsSection } from './sections';

export interface SettingsNavigationProps {
  /** The part in sight; null where the list stands alone. */
  current: SettingsSection | null;
}

/** The parts of the settings, each with what it is for. */
export function SettingsNavigation({ current }: SettingsNavigationProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('settings.parts')}>
      {useSettingsSections().map((section) => (
        <RouterLink
          key={section}
          to={sectionHref(section)}
          data-section={section}
          aria-current={section === current ? 'page' : undefined}
        >
          <Icon icon={sectionIcons[section]} size="md" />
          <span>
            <strong>{t(`settings.${section}.title`)}</strong>
            <small>{t(`settings.${section}.line`)}</small>
          </span>
          <Icon icon={ChevronRight} size="sm" isDirectional data-part="arrow" />
        </RouterLink>
      ))}
    </nav>
  );
}
