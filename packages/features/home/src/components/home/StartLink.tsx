import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink, type ButtonLinkProps } from '@quarterdeck/ui/Link';
import { VisitorWays } from './VisitorWays';

/** The page's one way on: new visitors start a project, those with a project go to its backlog. */
export function StartLink(props: Omit<ButtonLinkProps, 'href' | 'children'>) {
  const { t } = useTranslation();
  return (
    <VisitorWays href={paths.backlog.href()}>
      {(way) => (
        <ButtonLink {...props} {...way}>
          {t(way['data-for'] === 'new' ? 'home.start' : 'home.toBacklog')}
        </ButtonLink>
      )}
    </VisitorWays>
  );
}
