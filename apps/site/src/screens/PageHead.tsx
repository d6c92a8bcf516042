import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Logo } from '@quarterdeck/ui/Logo';
import { LanguageButton } from './LanguageButton';

/** The way to the start and the choice of a language. */
export function PageHead() {
  const { t } = useTranslation();
  return (
    <>
      <Logo href={paths.start.href()} aria-label={t('site.head.start')} size="sm" />
      <LanguageButton />
    </>
  );
}
