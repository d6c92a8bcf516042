import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink, type ButtonLinkProps } from '@quarterdeck/ui/Link';
import { styled } from 'styled-components';

/**
 * The page's one way on: new visitors start a project, those with a session go to their backlog. Both are in the page
 * from its first byte, and the mark that the browser's storage leaves on the root (`data-visitor`) shows one of them.
 */
export function StartLink(props: Omit<ButtonLinkProps, 'href' | 'children'>) {
  const { t } = useTranslation();
  return (
    <Ways>
      <ButtonLink {...props} href={paths.getStarted.href()} data-for="new">
        {t('home.start')}
      </ButtonLink>
      <ButtonLink {...props} href={paths.backlog.href()} data-for="known">
        {t('home.toBacklog')}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled.span`
  display: contents;
  html:not([data-visitor='known']) & > [data-for='known'],
  html[data-visitor='known'] & > [data-for='new'] {
    display: none;
  }
`;
