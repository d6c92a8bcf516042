import { paths } from '@quarterdeck/contract';
import { useShellHost } from '@quarterdeck/feature-shell';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink, useLocation } from '@quarterdeck/ui/router';
import { token, type } from '@quarterdeck/ui/tokens';
import { House, ListChecks } from 'lucide-react';
import { styled } from 'styled-components';
import { shownAddress } from './lostAddress';
import { NotFoundDrawing } from './NotFoundDrawing';
import { PageHead } from './PageHead';
import { PageSuggestions } from './PageSuggestions';
import { StandalonePage } from './StandalonePage';

const frame = { $size: 'md', $isFullWidth: false } as const;

/** The page for an address that nobody knows: a search with pages that look alike, and ways back. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { isKnownAddress } = useShellHost();
  const { pathname } = useLocation();
  // One prerendered page stands for all addresses.
  const isHydrated = useHydrated();
  const lost = isHydrated && !isKnownAddress(pathname) ? pathname : undefined;
  // Without a feature that offers a start, the start is this page.
  const home = [paths.home.href(), paths.start.href()].find(isKnownAddress);
  const backlog = paths.backlog.href();
  return (
    <StandalonePage head={<PageHead />} align="start">
      <NotFoundDrawing />
      <h1>{t('site.notFound.title')}</h1>
      <p>{t('site.notFound.text')}</p>
      {/* Its place is there before the address is known, so that nothing moves. */}
      <Tried>{lost === undefined ? null : <code dir="ltr">{shownAddress(lost)}</code>}</Tried>
      <PageSuggestions key={pathname} address={lost} />
      <div data-part="actions">
        {home === undefined ? null : (
          <ButtonFrame as={RouterLink} to={home} $variant="primary" {...frame}>
            <Icon icon={House} />
            {t('site.notFound.home')}
          </ButtonFrame>
        )}
        {isKnownAddress(backlog) ? (
          <ButtonFrame as={RouterLink} to={backlog} $variant="secondary" {...frame}>
            <Icon icon={ListChecks} />
            {t('site.notFound.backlog')}
          </ButtonFrame>
        ) : null}
      </div>
    </StandalonePage>
  );
}

const Tried = styled.div`
  min-block-size: 24px;
  max-inline-size: 100%;
  & > code {
    display: inline-block;
    max-inline-size: 100%;
    padding: 2px 8px;
    border-radius: ${token('radius.xs')};
    background: ${token('fill.neutral')};
    color: ${token('text.primary')};
    overflow-wrap: anywhere;
    ${type('code-small')}
  }
`;
