import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState, type EmptyStateProps } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { Skeleton } from '@quarterdeck/ui/Skeleton';

/** Rows of a list that is on its way. */
export const HelpSkeleton = ({ rows }: { rows: number }) => <Skeleton shape="rows" count={rows} height="48px" />;

/** Nothing was written yet; people still answer. */
export function HelpEmpty({ of, ...rest }: { of: 'questions' | 'guides' } & Pick<EmptyStateProps, 'headingLevel'>) {
  const { t } = useTranslation();
  return (
    <EmptyState
      {...rest}
      title={t(of === 'guides' ? 'helpCenter.noGuides' : 'helpCenter.noQuestions')}
      text={t('helpCenter.askSupport')}
      action={
        <ButtonLink variant="primary" href={paths.helpSupport.href()}>
          {t('helpCenter.contactSupport')}
        </ButtonLink>
      }
    />
  );
}

/** The address names a topic or a guide that is not there. */
export function HelpMissing({ of }: { of: 'category' | 'guide' }) {
  const { t } = useTranslation();
  return (
    <MissingRecord
      title={t(of === 'guide' ? 'helpCenter.missing.guide' : 'helpCenter.missing.category')}
      text={t('helpCenter.missing.text')}
      begin={{ label: t('helpCenter.allGuides'), href: paths.helpGuides.href() }}
    />
  );
}
