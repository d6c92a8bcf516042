import { paths } from '@quarterdeck/contract';
import type { GuideCategoryWithGuide, GuideSummary } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import type { SafeHeading } from '@quarterdeck/ui/SafeHtml';
import { TableOfContents } from '@quarterdeck/ui/TableOfContents';
import { from, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { styled } from 'styled-components';

/** Other guides of the topic that are named here; the rest is a press away. */
const moreLimit = 4;

export interface GuideAsideProps {
  category: GuideCategoryWithGuide;
  headings: readonly SafeHeading[];
  guides: readonly GuideSummary[];
}

/** Beside a guide: its contents, and more of the topic. */
export function GuideAside({ category, headings, guides }: GuideAsideProps) {
  const { t } = useTranslation();
  // Where it stands below the guide, a select above the guide takes the place of its contents.
  const isWide = useIsFrom('lg');
  const more = guides.filter(({ slug }) => slug !== category.guide.slug).slice(0, moreLimit);
  return (
    <Aside aria-label={t('helpCenter.guide.aside')}>
      {!isWide || headings.length === 0 ? null : (
        <TableOfContents
          label={t('helpCenter.guide.contents')}
          items={headings.map(({ id, text }) => ({ id, label: text }))}
        />
      )}
      {more.length === 0 ? null : (
        <section aria-labelledby="help-more">
          <h2 id="help-more">{t('helpCenter.guide.more', { category: category.title })}</h2>
          <ul>
            {more.map(({ id, slug, title }) => (
              <li key={id}>
                <Link variant="quiet" href={paths.helpGuide.href(category.slug, slug)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <Link variant="standalone" href={paths.helpGuideCategory.href(category.slug)}>
            {t('helpCenter.guide.all', { count: guides.length })}
          </Link>
        </section>
      )}
    </Aside>
  );
}

const Aside = styled.aside`
  display: grid;
  gap: ${token('space.6')};
  ${from('lg')} {
    position: sticky;
    inset-block-start: 40px;
  }
  & section > h2 {
    margin-block-end: ${token('space.3')};
    color: ${token('text.secondary')};
    text-transform: uppercase;
    ${type('overline')}
  }
  & section a {
    display: inline-block;
    padding-block: ${token('space.1')};
    ${type('small')}
  }
  & li > a {
    color: ${token('text.secondary')};
  }
  & section > a {
    ${type('small-medium')}
  }
`;
