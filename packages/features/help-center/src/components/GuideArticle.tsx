import { paths } from '@quarterdeck/contract';
import type { GuideCategoryWithGuide, GuideSummary } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { CopyLink } from '@quarterdeck/ui/CopyLink';
import { useLinkedSection } from '@quarterdeck/ui/deepLink';
import { Divider } from '@quarterdeck/ui/Divider';
import { HeadingAnchor } from '@quarterdeck/ui/HeadingAnchor';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { PreviousNext } from '@quarterdeck/ui/PreviousNext';
import { Prose } from '@quarterdeck/ui/Prose';
import { SafeHtml, safeHeadings } from '@quarterdeck/ui/SafeHtml';
import { SectionSelect } from '@quarterdeck/ui/SectionNavigation';
import { useCurrentSection } from '@quarterdeck/ui/TableOfContents';
import { from, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { placeOfGuide, readingMinutes } from '../model/guide';
import { categoryIcons } from './categories';
import { GuideAside } from './GuideAside';
import { GuideFeedback } from './GuideFeedback';

export interface GuideArticleProps {
  category: GuideCategoryWithGuide;
  /** All guides of its category, in their order; empty until they are known. */
  guides: readonly GuideSummary[];
}

/** A guide with its contents, what stands around it, and the question whether it helped. */
export function GuideArticle({ category, guides }: GuideArticleProps) {
  const { t } = useTranslation();
  const isWide = useIsFrom('lg');
  const { guide } = category;
  const headings = useMemo(() => safeHeadings(guide.content), [guide.content]);
  const { number, total, previous, next } = placeOfGuide(guides, guide.slug);
  const wayTo = ({ slug, title }: Pick<GuideSummary, 'slug' | 'title'>) => ({
    title,
    href: paths.helpGuide.href(category.slug, slug),
  });
  const [section] = useCurrentSection(isWide ? [] : headings.map(({ id }) => id));
  useLinkedSection();

  return (
    <Layout>
      <Article>
        <header>
          <Link variant="quiet" href={paths.helpGuideCategory.href(category.slug)}>
            <Icon icon={categoryIcons[category.slug]} size="sm" />
            {category.title}
          </Link>
          <h1>{guide.title}</h1>
          <p>{guide.subtitle}</p>
          <div data-part="facts">
            <span>{t('helpCenter.guide.minutes', { count: readingMinutes(guide.content) })}</span>
            {number === 0 ? null : <span>{t('helpCenter.guide.place', { number, total })}</span>}
            <CopyLink href={wayTo(guide).href} />
          </div>
          <Divider />
        </header>
        {isWide || headings.length === 0 ? null : (
          <SectionSelect
            label={t('helpCenter.guide.contents')}
            items={headings.map(({ id, text }) => ({ id, title: text }))}
            current={section}
          />
        )}
        <Prose data-quotes="note">
          <SafeHtml
            html={guide.content}
            profile="rich"
            renderAnchor={({ id, text }) => (
              <HeadingAnchor target={id} label={t('helpCenter.guide.anchor', { title: text })} />
            )}
          />
        </Prose>
        <GuideFeedback key={guide.id} guideId={guide.id} />
        <PreviousNext
          label={t('helpCenter.guide.neighbours')}
          previous={previous && { label: t('helpCenter.guide.previous'), ...wayTo(previous) }}
          next={next && { label: t('helpCenter.guide.next'), ...wayTo(next) }}
        />
      </Article>
      <GuideAside category={category} headings={headings} guides={guides} />
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${token('space.6')} 64px;
  align-items: start;
  ${from('lg')} {
    grid-template-columns: minmax(0, 680px) 220px;
  }
`;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 680px);
  gap: ${token('space.6')};
  & > header > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-block-end: ${token('space.2')};
    ${type('small')}
  }
  & > header > a > svg {
    margin: 0;
  }
  & h1 {
    text-wrap: balance;
    ${type('title-1')}
  }
  & > header > p {
    margin-block: ${token('space.1')} ${token('space.3')};
    color: ${token('text.secondary')};
    font-size: 18px;
    line-height: 28px;
  }
  & [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.4')};
    margin-block-end: ${token('space.4')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & [data-part='facts'] > button {
    margin-inline: auto calc(-1 * ${token('space.2-5')});
  }
`;
