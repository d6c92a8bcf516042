import { useShellHost } from '@quarterdeck/feature-shell';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { Marked } from '@quarterdeck/ui/Marked';
import { NavigationIcon } from '@quarterdeck/ui/NavigationIcon';
import { RouterLink } from '@quarterdeck/ui/router';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { findPages, type FoundPage } from './findPages';
import { searchOf } from './lostAddress';
import { nearMatches } from './nearMatches';

interface OfferedPage {
  title: string;
  address: string;
  icon: string;
}

/** Pages of the words that an address ends with; where there are none, those whose whole address looks like it. */
function pagesNear(pages: readonly OfferedPage[], address: string): FoundPage<OfferedPage>[] {
  const byWords = findPages(pages, searchOf(address));
  if (byWords.length > 0) return byWords;
  const near = nearMatches(
    address,
    pages.map((page) => page.address),
  );
  return near.flatMap((one) => pages.filter((page) => page.address === one).map((page) => ({ page, found: '' })));
}

/** Searches the pages of the site; it begins with what the address that nobody knows may have meant. */
export function PageSuggestions({ address }: { address: string | undefined }) {
  const { t } = useTranslation();
  const { offers, openPalette, navigate } = useShellHost();
  const [typed, setTyped] = useState<string>();
  const search = typed ?? (address === undefined ? '' : searchOf(address));
  const pages = offers.map(({ to, titleKey, icon }) => ({ title: t(titleKey), address: to, icon }));
  const hits = typed === undefined && address !== undefined ? pagesNear(pages, address) : findPages(pages, search);
  const [first] = hits;
  // Of an address that says nothing, nothing was searched for.
  const isEmpty = hits.length === 0 && (typed ?? '').trim() !== '';

  return (
    <Suggestions>
      <SearchField
        label={t('site.notFound.search')}
        placeholder={t('site.notFound.search')}
        size="lg"
        value={search}
        onChange={setTyped}
        onSubmit={() => (first ? navigate(first.page.address) : openPalette())}
      />
      <VisuallyHidden role="status">
        {typed === undefined || hits.length === 0 ? '' : t('site.notFound.found', { count: hits.length })}
      </VisuallyHidden>
      {hits.length > 0 ? (
        <>
          <h2 id="near">{t(typed === undefined ? 'site.notFound.near' : 'site.notFound.pages')}</h2>
          <ul aria-labelledby="near">
            {hits.map(({ page, found }) => (
              <li key={page.address}>
                <RouterLink to={page.address}>
                  <NavigationIcon name={page.icon} />
                  <span data-part="title">
                    <Marked text={page.title} query={found} />
                  </span>{' '}
                  <span data-part="address" dir="ltr">
                    <Marked text={page.address} query={found} />
                  </span>
                  <Icon icon={ArrowRight} size="sm" isDirectional data-part="arrow" />
                </RouterLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div data-part="none" role="status">
        {isEmpty ? <p>{t('site.notFound.none', { search: search.trim() })}</p> : null}
      </div>
      {isEmpty ? (
        <ButtonFrame type="button" $variant="ghost" $size="md" $isFullWidth={false} onClick={() => openPalette()}>
          {t('site.notFound.everywhere')}
        </ButtonFrame>
      ) : null}
    </Suggestions>
  );
}

const Suggestions = styled.div`
  inline-size: 100%;
  max-inline-size: 400px;
  text-align: start;
  & > h2 {
    margin: ${token('space.3')} ${token('space.3')} ${token('space.1')};
    color: ${token('text.secondary')};
    ${type('overline')}
  }
  & > ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li > a {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 40px;
    padding-inline: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: ${token('text.primary')};
    text-decoration: none;
    @media (pointer: coarse) {
      min-block-size: ${token('target.coarse')};
    }
  }
  /* Where Enter in the field leads. */
  & li:first-child > a,
  & li > a:hover {
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.1')};
  }
  & [data-part='title'] {
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part='address'] {
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('code-small')}
  }
  & [data-part='arrow'] {
    color: ${token('accent.text')};
  }
  & li:not(:first-child) > a:not(:hover, :focus-visible) > [data-part='arrow'] {
    visibility: hidden;
  }
  & mark {
    background: ${token('mark.background')};
    color: ${token('mark.text')};
  }
  & > [data-part='none'] {
    margin-block-start: ${token('space.2')};
    padding-inline: ${token('space.3')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
  }
`;
