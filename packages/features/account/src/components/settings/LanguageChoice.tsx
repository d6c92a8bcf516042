import { languageNames, languages, pickLanguage, useSwitchLanguage, useTranslation } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { SettingRow } from './SettingRow';

/** The language of words, dates and numbers. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  return (
    <SettingRow name={t('settings.language.title')} help={t('settings.language.help')}>
      <Select
        aria-label={t('settings.language.title')}
        data-part="choice"
        selectedKey={pickLanguage([i18n.language])}
        onSelectionChange={(key) => void switchLanguage(pickLanguage([String(key)]))}
      >
        {languages.map((language) => (
          <Option key={language} id={language} lang={language}>
            {languageNames[language]}
          </Option>
        ))}
      </Select>
    </SettingRow>
  );
}
