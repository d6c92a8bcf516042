import { paths } from '@quarterdeck/contract';
import { useBacklogCount } from '@quarterdeck/data/visit/useProject';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink, useLocation } from '@quarterdeck/ui/router';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ListChecks, Store } from 'lucide-react';
import { BacklogLink } from './BacklogLink';
import { currentOf } from './currentOf';
import { Links } from './frame.styles';
import { LeaveQuestion } from './LeaveQuestion';

/** Marketplace and backlog in the header. */
export function ProductLinks() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { pathname } = useLocation();
  const count = useBacklogCount();
  return (
    <>
      <Links aria-label={t('project.frame.label')}>
        <RouterLink to={paths.marketplace.href()} aria-current={currentOf(pathname, paths.marketplace.href())}>
          <Icon icon={Store} size="md" />
          {t('project.frame.marketplace')}
        </RouterLink>
        <BacklogLink aria-current={currentOf(pathname, paths.backlog.href())}>
          <Icon icon={ListChecks} size="md" />
          {t('project.frame.backlog')}
          {count === undefined ? null : (
            <>
              <span data-part="count" aria-hidden>
                {number(count)}
              </span>
              <VisuallyHidden>{t('project.frame.items', { count, formatted: number(count) })}</VisuallyHidden>
            </>
          )}
        </BacklogLink>
      </Links>
      <LeaveQuestion />
    </>
  );
}
