import { languageNames, languages, pickLanguage, useTranslation, useSwitchLanguage } from '@quarterdeck/i18n';
import { Menu, MenuItem } from '@quarterdeck/ui/Menu';
import { useMemo } from 'react';
import type { OnDemandProps } from '../makeOnDemand';

/** The languages of the site, each in its own words. */
export function LanguageMenu({ anchor, onClose }: OnDemandProps) {
  const { t, i18n } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Menu
      aria-label={t('shell.language.label')}
      triggerRef={trigger}
      isOpen
      placement="bottom end"
      selectionMode="single"
      selectedKeys={[pickLanguage([i18n.language])]}
      onAction={(key) => void switchLanguage(pickLanguage([String(key)]))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClose={onClose}
    >
      {languages.map((language) => (
        <MenuItem key={language} id={language} textValue={languageNames[language]}>
          <span lang={language}>{languageNames[language]}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
