import { paths } from '@quarterdeck/contract';
import type { GuideCategoryWithGuide, GuideSummary } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { Option } from '@quarterdeck/ui/Option';
import { Prose } from '@quarterdeck/ui/Prose';
import { RouterLink, useLocation } from '@quarterdeck/ui/router';
import { SafeHtml, safeHeadings } from '@quarterdeck/ui/SafeHtml';
import { Select } from '@quarterdeck/ui/Select';
import { goToSection } from '@quarterdeck/ui/TableOfContents';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { ArrowLeft, ArrowRight, Link2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { idOfHash } from '../model/idOfHash';
import { placeOfGuide } from '../model/guideNeighbours';
import { readingMinutes } from '../model/readingMinutes';
import { categoryIcons } from './categoryIcons';
import { CopyLinkButton } from './CopyLinkButton';
import { Article, Layout, Neighbours } from './GuideArticle.styles';
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
  const { hash } = useLocation();
  const isWide = useIsFrom('lg');
  const { guide } = category;
  const headings = useMemo(() => safeHeadings(guide.content), [guide.content]);
  const { number, total, previous, next } = placeOfGuide(guides, guide.slug);
  const addressOf = ({ slug }: GuideSummary) => paths.helpGuide.href(category.slug, slug);
  useEffect(() => {
    // The browser looked for the place before the guide was there.
    const id = idOfHash(hash);
    if (id !== '') goToSection(id);
  }, [hash]);

  return (
    <Layout>
      <Article>
        <header>
          <Link variant="quiet" href={paths.helpGuideCategory.href(category.slug)}>
            <Icon icon={categoryIcons[category.slug]} size="sm" />
            {category.title}
          </Link>
          <h1>{guide.title}</h1>
          <p data-part="subtitle">{guide.subtitle}</p>
          <div data-part="facts">
            <span>{t('helpCenter.guide.minutes', { count: readingMinutes(guide.content) })}</span>
            {number === 0 ? null : <span>{t('helpCenter.guide.place', { number, total })}</span>}
            <CopyLinkButton address={addressOf(guide)} />
          </div>
        </header>
        {isWide || headings.length === 0 ? null : (
          <Select
            label={t('helpCenter.guide.contents')}
            placeholder={headings[0]?.text ?? ''}
            onChange={(id) => goToSection(String(id))}
          >
            {headings.map(({ id, text }) => (
              <Option key={id} id={id}>
                {text}
              </Option>
            ))}
          </Select>
        )}
        <Prose>
          <SafeHtml
            html={guide.content}
            profile="rich"
            renderAnchor={({ id, text }) => (
              <a
                href={`#${id}`}
                data-part="anchor"
                aria-label={t('helpCenter.guide.anchor', { title: text })}
                onClick={(event) => {
                  event.preventDefault();
                  goToSection(id);
                }}
              >
                <Icon icon={Link2} size="sm" />
              </a>
            )}
          />
        </Prose>
        <GuideFeedback key={guide.id} guideId={guide.id} />
        {previous || next ? (
          <Neighbours aria-label={t('helpCenter.guide.neighbours')}>
            {previous ? (
              <RouterLink rel="prev" to={addressOf(previous)}>
                <Icon icon={ArrowLeft} isDirectional />
                <span>
                  <small>{t('helpCenter.guide.previous')}</small>
                  <strong>{previous.title}</strong>
                </span>
              </RouterLink>
            ) : null}
            {next ? (
              <RouterLink rel="next" to={addressOf(next)}>
                <span>
                  <small>{t('helpCenter.guide.next')}</small>
                  <strong>{next.title}</strong>
                </span>
                <Icon icon={ArrowRight} isDirectional />
              </RouterLink>
            ) : null}
          </Neighbours>
        ) : null}
      </Article>
      <GuideAside category={category} headings={headings} guides={guides} />
    </Layout>
  );
}
