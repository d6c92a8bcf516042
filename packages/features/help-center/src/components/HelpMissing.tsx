import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { FolderX } from 'lucide-react';

/** The address names a category or a guide that is not there. */
export function HelpMissing({ of }: { of: 'category' | 'guide' }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={FolderX}
      size="lg"
      headingLevel={1}
      title={t(of === 'guide' ? 'helpCenter.missing.guide' : 'helpCenter.missing.category')}
      text={t('helpCenter.missing.text')}
      action={
        <ButtonLink variant="primary" href={paths.helpGuides.href()}>
          {t('helpCenter.allGuides')}
        </ButtonLink>
      }
      link={<Link href={paths.helpCenter.href()}>{t('helpCenter.missing.search')}</Link>}
    />
  );
}
