import { useTranslation } from '@quarterdeck/i18n';
import { builtLayouts, findLayout, layoutTable } from '@quarterdeck/ui/Layout';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Option } from '@quarterdeck/ui/Option';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { Select } from '@quarterdeck/ui/Select';
import { SettingRow } from './SettingRow';

/** Stands for no choice: the layout that the site is set up with. */
const configured = 'configured';

/** Layouts with a way back to this page. */
const choices = [configured, ...builtLayouts.filter((name) => layoutTable[name].menu !== null)] as const;

/** The frame of pages that have none of their own. */
export function LayoutChoice() {
  const { t } = useTranslation();
  const layout = usePreferences((preferences) => findLayout(preferences.layout));
  const set = usePreferences((preferences) => preferences.set);
  return (
    <SettingRow name={t('settings.appearance.layout')} help={t('settings.appearance.layoutHelp')}>
      <Select
        aria-label={t('settings.appearance.layout')}
        data-part="choice"
        selectedKey={layout ?? configured}
        onSelectionChange={(key) => {
          const chosen = findLayout(String(key)) ?? null;
          set({ layout: chosen });
          announce(t(`settings.layout.${chosen ?? configured}`));
        }}
      >
        {choices.map((name) => (
          <Option key={name} id={name}>
            {t(`settings.layout.${name}`)}
          </Option>
        ))}
      </Select>
    </SettingRow>
  );
}
