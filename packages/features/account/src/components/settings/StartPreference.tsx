import { useVisit, visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { SettingRow } from './SettingRow';
import { Rows } from './Settings.styles';

const starts = ['marketplace', 'backlog'] as const;

/** Where the start page leads a visitor with a project. */
export function StartPreference() {
  const { t } = useTranslation();
  const goesToMarketplace = useVisit(({ goMarketplace }) => goMarketplace);
  return (
    <Rows>
      <SettingRow name={t('settings.start.title')} help={t('settings.start.help')}>
        <SegmentedControl
          label={t('settings.start.title')}
          value={goesToMarketplace ? 'marketplace' : 'backlog'}
          onChange={(start) => {
            visit.setGoMarketplace(start === 'marketplace');
            announce(t(`settings.start.${start}`));
          }}
        >
          {starts.map((start) => (
            <Segment key={start} id={start} label={t(`settings.start.${start}`)} />
          ))}
        </SegmentedControl>
      </SettingRow>
    </Rows>
  );
}
