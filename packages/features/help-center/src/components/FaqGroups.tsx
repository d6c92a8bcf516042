import { paths } from '@quarterdeck/contract';
import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { FilterLink, FilterList } from '@quarterdeck/ui/FilterList';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Option } from '@quarterdeck/ui/Option';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { Select } from '@quarterdeck/ui/Select';
import { goToSection, useCurrentSection } from '@quarterdeck/ui/TableOfContents';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { idOfHash } from '../model/idOfHash';
import { FaqGroup } from './FaqGroup';

/** The groups beside a rail that follows the reading; on phones a select takes its place. */
export function FaqGroups({ categories }: { categories: readonly FaqCategoryWithFaqs[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const open = idOfHash(hash);
  const [linked] = useState(open);
  const [current, setCurrent] = useCurrentSection(categories.map(({ slug }) => slug));
  const isWide = useIsFrom('md');
  // What was opened by hand is in sight already.
  const isByHand = (state as { isByHand?: boolean } | null)?.isByHand === true;
  useEffect(() => {
    if (open !== '' && !isByHand) document.getElementById(open)?.scrollIntoView({ block: 'start' });
  }, [open, isByHand]);

  const setOpen = (id: string) =>
    void navigate({ hash: id === '' ? '' : `#${id}` }, { replace: true, state: { isByHand: true } });
  const goTo = (slug: string) => {
    setCurrent(slug);
    goToSection(slug);
  };

  return (
    <Columns>
      {isWide ? (
        <nav aria-label={t('helpCenter.faqs.groups')}>
          <p aria-hidden>{t('helpCenter.faqs.groups')}</p>
          <FilterList>
            {categories.map(({ slug, title, faqs }) => (
              <FilterLink
                key={slug}
                to={`#${slug}`}
                isCurrent={slug === current}
                count={number(faqs.length)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  goTo(slug);
                }}
              >
                {title}
              </FilterLink>
            ))}
          </FilterList>
          <aside aria-labelledby="help-no-answer">
            <h2 id="help-no-answer">{t('helpCenter.faqs.noAnswer')}</h2>
            <small>{t('helpCenter.talk.write.text')}</small>
            <ButtonLink size="sm" href={paths.helpSupport.href()}>
              {t('helpCenter.contactSupport')}
            </ButtonLink>
          </aside>
        </nav>
      ) : (
        <Select label={t('helpCenter.faqs.groups')} value={current} onChange={(slug) => goTo(String(slug))}>
          {categories.map(({ slug, title }) => (
            <Option key={slug} id={slug}>
              {title}
            </Option>
          ))}
        </Select>
      )}
      <div>
        {categories.map((category) => (
          <FaqGroup key={category.slug} category={category} open={open} onOpen={setOpen} linked={linked} />
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 204px minmax(0, 680px);
  gap: 32px;
  align-items: start;
  & > nav {
    position: sticky;
    inset-block-start: 40px;
  }
  & > nav > p {
    margin-block-end: ${token('space.2')};
    color: ${token('text.secondary')};
    text-transform: uppercase;
    ${type('overline')}
  }
  & aside {
    display: grid;
    justify-items: start;
    gap: ${token('space.1')};
    margin-block-start: ${token('space.6')};
    margin-inline: calc(-1 * ${token('space.2-5')});
    padding: ${token('space.4')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
  }
  & aside > h2 {
    ${type('body-medium')}
  }
  & aside > small {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & aside > a {
    margin-block-start: ${token('space.2')};
  }
  & section + section {
    margin-block-start: ${token('space.8')};
  }
  & section > h2 {
    margin-block-end: ${token('space.3')};
    scroll-margin-block-start: 24px;
    outline: none;
    ${type('title-3')}
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.5')};
    & section > h2 {
      scroll-margin-block-start: 80px;
    }
  }
`;
