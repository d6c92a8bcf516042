import { paths } from '@quarterdeck/contract';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { RouterLink } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, BookOpen, LifeBuoy, MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { categoryIcons } from '../components/categoryIcons';
import { FaqAccordion } from '../components/FaqAccordion';
import { GuideRows } from '../components/GuideRows';
import { HelpHero } from '../components/HelpHero';
import { Cards, Columns, Home, Part, Tile } from '../components/HelpHome.styles';
import { HelpResults } from '../components/HelpResults';
import { useHelpSearch } from '../components/HelpSearch';
import { HelpSkeleton } from '../components/HelpSkeleton';
import { TalkToUs } from '../components/TalkToUs';
import { helpCenterQueries } from '../queries/helpCenterQueries';

/** Questions that the first page shows. */
const mostAsked = 6;

/** The first page of the help center: a search, and the ways to questions, guides and people. */
export function HelpCenterScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [search, setSearch] = useHelpSearch();
  const faqs = useQuery(helpCenterQueries.faqs());
  const guides = useQuery(helpCenterQueries.guides());
  // The first question is open until somebody opens another one.
  const [chosen, setChosen] = useState<string>();
  const faqCount = faqs.data?.reduce((sum, category) => sum + category.faqs.length, 0);
  const guideCount = guides.data?.reduce((sum, { totalGuides }) => sum + totalGuides, 0);
  const cards = [
    {
      href: paths.helpFaqs.href(),
      icon: MessageCircleQuestionMark,
      title: t('helpCenter.faqs.title'),
      text:
        faqCount === undefined
          ? t('helpCenter.faqs.text')
          : t('helpCenter.faqs.count', { count: faqCount, answers: number(faqCount), groups: faqs.data?.length }),
    },
    {
      href: paths.helpGuides.href(),
      icon: BookOpen,
      title: t('helpCenter.guides.title'),
      text:
        guideCount === undefined
          ? t('helpCenter.guides.text')
          : t('helpCenter.guides.count', {
              count: guideCount,
              guides: number(guideCount),
              topics: guides.data?.length,
            }),
    },
    {
      href: paths.helpSupport.href(),
      icon: LifeBuoy,
      title: t('helpCenter.support.title'),
      text: t('helpCenter.support.card'),
    },
  ];

  return (
    <>
      <HelpHero categories={guides.data ?? []} />
      <Home>
        {search.trim() === '' ? (
          <>
            <Cards data-part="cards">
              {cards.map(({ href, icon, title, text }) => (
                <li key={href}>
                  <Tile $tone="accent">
                    <Icon icon={icon} />
                  </Tile>
                  <div>
                    <RouterLink to={href}>{title}</RouterLink>
                    <p>{text}</p>
                  </div>
                  <Icon icon={ArrowRight} size="sm" isDirectional data-part="arrow" />
                </li>
              ))}
            </Cards>
            <Columns>
              <Part aria-labelledby="help-most-asked">
                <header>
                  <h2 id="help-most-asked">{t('helpCenter.mostAsked')}</h2>
                  <Link variant="standalone" href={paths.helpFaqs.href()}>
                    {t('helpCenter.allQuestions')}
                  </Link>
                </header>
                <AsyncContent
                  result={faqs}
                  skeleton={<HelpSkeleton rows={mostAsked} />}
                  isEmpty={(categories) => (categories[0]?.faqs.length ?? 0) === 0}
                  empty={<EmptyState title={t('helpCenter.noQuestions')} text={t('helpCenter.askSupport')} />}
                >
                  {([category]) => {
                    const shown = category?.faqs.slice(0, mostAsked) ?? [];
                    return <FaqAccordion faqs={shown} open={chosen ?? shown[0]?.id ?? ''} onOpen={setChosen} />;
                  }}
                </AsyncContent>
              </Part>
              <Part aria-labelledby="help-topics">
                <header>
                  <h2 id="help-topics">{t('helpCenter.byTopic')}</h2>
                  <Link variant="standalone" href={paths.helpGuides.href()}>
                    {t('helpCenter.allGuides')}
                  </Link>
                </header>
                <AsyncContent
                  result={guides}
                  skeleton={<HelpSkeleton rows={5} />}
                  isEmpty={() => guideCount === 0}
                  empty={<EmptyState title={t('helpCenter.noGuides')} text={t('helpCenter.askSupport')} />}
                >
                  {(categories) => (
                    <GuideRows
                      rows={categories.map(({ slug, title, guides: [first], totalGuides }) => ({
                        href: paths.helpGuideCategory.href(slug),
                        title,
                        icon: categoryIcons[slug],
                        text: t('helpCenter.andMore', {
                          title: first?.title ?? '',
                          count: Math.max(0, totalGuides - 1),
                        }),
                      }))}
                    />
                  )}
                </AsyncContent>
              </Part>
            </Columns>
            <Part aria-labelledby="help-talk">
              <header>
                <h2 id="help-talk">{t('helpCenter.talk.title')}</h2>
              </header>
              <TalkToUs />
            </Part>
          </>
        ) : (
          <HelpResults search={search.trim()} onClear={() => setSearch('')} />
        )}
      </Home>
    </>
  );
}
