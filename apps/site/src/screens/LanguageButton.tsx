import { useLanguageMenu } from '@quarterdeck/feature-shell';
import { languageNames, pickLanguage, useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ChevronDown, Languages } from 'lucide-react';

/** The choice of a language on a page that stands alone. */
export function LanguageButton() {
  const { t, i18n } = useTranslation();
  const languages = useLanguageMenu();
  const language = pickLanguage([i18n.language]);
  return (
    <>
      {/* The plain frame of a button: these pages are small and need none of its behaviour. */}
      <ButtonFrame
        type="button"
        $variant="ghost"
        $size="md"
        $isFullWidth={false}
        aria-haspopup="menu"
        aria-expanded={languages.isOpen}
        onPointerEnter={languages.prepare}
        onFocus={languages.prepare}
        onClick={(event) => languages.open(event.currentTarget)}
      >
        <Icon icon={Languages} />
        <span>
          <VisuallyHidden>{t('site.head.language')} </VisuallyHidden>
          {languageNames[language]}
        </span>
        <Icon icon={ChevronDown} size="sm" />
      </ButtonFrame>
      {languages.overlay}
    </>
  );
}
