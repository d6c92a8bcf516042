import { paths } from '@quarterdeck/contract';
import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Card } from '@quarterdeck/ui/Card';
import { FilterLink, FilterList } from '@quarterdeck/ui/FilterList';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { SelectWaiting } from '@quarterdeck/ui/SelectWaiting';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { goToSection, useCurrentSection } from '@quarterdeck/ui/TableOfContents';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { idOfHash } from '../model/idOfHash';
import { FaqAccordion, type FaqAccordionProps } from './FaqAccordion';

// Only phones have it, and none needs it for the first paint.
const FaqGroupSelect = lazyPart(() => import('./FaqGroupSelect').then((file) => ({ default: file.FaqGroupSelect })));

/** Questions that a group shows at first, and each time that somebody asks for more. */
const step = 50;

/** One group of questions. A long one shows its first questions, and always the one that is open. */
function FaqGroup({
  category: { slug, title, faqs },
  open,
  ...rest
}: Omit<FaqAccordionProps, 'faqs'> & { category: FaqCategoryWithFaqs }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(step);
  const index = faqs.findIndex(({ id }) => id === open);
  const shown = faqs.slice(0, Math.max(limit, index + 1));
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug} tabIndex={-1}>
        {title}
      </h2>
      <FaqAccordion faqs={shown} open={index === -1 ? '' : open} {...rest} />
      {shown.length < faqs.length ? (
        <Button variant="ghost" onPress={() => setLimit(shown.length + step)}>
          {t('helpCenter.faqs.more')}
        </Button>
      ) : null}
    </section>
  );
}

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
          <Text as="p" variant="overline" tone="secondary" aria-hidden>
            {t('helpCenter.faqs.groups')}
          </Text>
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
          <Card variant="sunken" aria-labelledby="help-no-answer">
            <Heading id="help-no-answer" level={2} variant="body-medium">
              {t('helpCenter.faqs.noAnswer')}
            </Heading>
            <Text variant="small" tone="secondary">
              {t('helpCenter.talk.write.text')}
            </Text>
            <ButtonLink size="sm" href={paths.helpSupport.href()}>
              {t('helpCenter.contactSupport')}
            </ButtonLink>
          </Card>
        </nav>
      ) : (
        <PartBoundary
          shownFor
          fallback={
            <SelectWaiting
              label={t('helpCenter.faqs.groups')}
              text={categories.find(({ slug }) => slug === current)?.title ?? ''}
            />
          }
        >
          <FaqGroupSelect categories={categories} current={current} onChange={goTo} />
        </PartBoundary>
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
    padding-inline: ${token('space.2-5')};
  }
  & > nav > p {
    margin-block-end: ${token('space.2')};
  }
  & > nav > article {
    align-items: flex-start;
    gap: ${token('space.1')};
    margin: ${token('space.6')} calc(-1 * ${token('space.2-5')}) 0;
    padding: ${token('space.4')};
  }
  & > nav > article > a {
    margin-block-start: ${token('space.2')};
  }
  & h3 > * {
    min-block-size: 48px;
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
