import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink, useLocation } from '@quarterdeck/ui/router';
import { CircleHelp, House, ListChecks, Settings, Store } from 'lucide-react';
import { BacklogLink } from './BacklogLink';
import { currentOf } from './currentOf';
import { Tabs } from './frame.styles';

/** The product's pages as tabs at the lower edge of a phone. */
export function ProductTabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tab = (href: string) => ({ to: href, 'aria-current': currentOf(pathname, href) });
  return (
    <Tabs aria-label={t('project.frame.label')}>
      <RouterLink {...tab(paths.home.href())}>
        <Icon icon={House} size="lg" />
        {t('project.frame.home')}
      </RouterLink>
      <RouterLink {...tab(paths.marketplace.href())}>
        <Icon icon={Store} size="lg" />
        {t('project.frame.marketplace')}
      </RouterLink>
      <BacklogLink aria-current={currentOf(pathname, paths.backlog.href())}>
        <Icon icon={ListChecks} size="lg" />
        {t('project.frame.backlog')}
      </BacklogLink>
      <RouterLink {...tab(paths.help.href())}>
        <Icon icon={CircleHelp} size="lg" />
        {t('project.frame.help')}
      </RouterLink>
      <RouterLink {...tab(paths.settings.href())}>
        <Icon icon={Settings} size="lg" />
        {t('project.frame.settings')}
      </RouterLink>
    </Tabs>
  );
}
