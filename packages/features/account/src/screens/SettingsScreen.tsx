import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { useSearchParams } from '@quarterdeck/ui/router';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { AppearancePart } from '../components/settings/AppearancePart';
import { DataPart } from '../components/settings/DataPart';
import { DemoPart } from '../components/settings/DemoPart';
import { KeyboardPart } from '../components/settings/KeyboardPart';
import { PeoplePart } from '../components/settings/people/PeoplePart';
import { ProjectPart } from '../components/settings/ProjectPart';
import { ReceiptsPart } from '../components/settings/ReceiptsPart';
import { sectionAt, useSettingsSections, type SettingsSection } from '../components/settings/sections';
import { Page, Part, Side } from '../components/settings/Settings.styles';
import { SettingsNavigation } from '../components/settings/SettingsNavigation';

const parts: Record<SettingsSection, ComponentType> = {
  project: ProjectPart,
  people: PeoplePart,
  appearance: AppearancePart,
  keyboard: KeyboardPart,
  receipts: ReceiptsPart,
  data: DataPart,
  demo: DemoPart,
};

/** What a visitor can set. The address names the part; without a name a phone shows the list, other widths the first. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const isWide = useIsFrom('md');
  const named = sectionAt(parameters.get('section'), useSettingsSections());
  const section = named ?? 'project';
  const Content = parts[section];
  const side = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Who follows a link goes on in the part; who comes back goes on at the link.
  const before = useRef(named);
  useEffect(() => {
    if (before.current === named) return;
    if (named === null && !isWide) {
      side.current?.querySelector<HTMLElement>(`[data-section="${before.current}"]`)?.focus();
    } else heading.current?.focus();
    before.current = named;
  }, [named, isWide]);

  return (
    <Page data-view={named === null ? 'list' : 'part'}>
      <Side ref={side}>
        <h1>{t('settings.title')}</h1>
        <SettingsNavigation current={named ?? (isWide ? section : null)} />
      </Side>
      <Part aria-labelledby="settings-part">
        <header>
          <Link variant="quiet" href={paths.settings.href()}>
            <Icon icon={ChevronLeft} size="sm" isDirectional />
            {t('settings.title')}
          </Link>
          <h2 id="settings-part" ref={heading} tabIndex={-1}>
            {t(`settings.${section}.title`)}
          </h2>
          <p>{t(`settings.${section}.lead`)}</p>
        </header>
        <Content key={section} />
      </Part>
    </Page>
  );
}
