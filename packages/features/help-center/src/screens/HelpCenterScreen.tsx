import { paths } from '@quarterdeck/contract';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { PageSection } from '@quarterdeck/ui/Page';
import { RowList } from '@quarterdeck/ui/RowList';
import { SearchHero } from '@quarterdeck/ui/SearchHero';
import { Container } from '@quarterdeck/ui/Stack';
import { from, token } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, LifeBuoy, MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { categoryIcons, pickGuides } from '../components/categories';
import { FaqAccordion } from '../components/FaqAccordion';
import { HelpEmpty, HelpSkeleton } from '../components/HelpFaces';
import { HelpResults } from '../components/HelpResults';
import { HelpSearch, useHelpSearch } from '../components/HelpSearch';
import { TalkToUs } from '../components/TalkToUs';
import { helpCenterQueries } from '../queries/helpCenterQueries';

/** Questions that the first page shows. */
const mostAsked = 6;

/** Guides that are read most. */
const popular = ['refunds', 'invite-your-team', 'export-and-import'];

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
      <SearchHero
        title={t('helpCenter.heading')}
        seed="help-center"
        linksLabel={t('helpCenter.popular')}
        links={pickGuides(guides.data ?? [], popular)}
      >
        <HelpSearch label={t('helpCenter.search.all')} size="lg" />
      </SearchHero>
      <Home>
        {search.trim() === '' ? (
          <>
            <RowList rows={cards} variant="cards" />
            <Columns>
              <PageSection
                title={t('helpCenter.mostAsked')}
                all={{ label: t('helpCenter.allQuestions'), href: paths.helpFaqs.href() }}
              >
                <AsyncContent
                  result={faqs}
                  skeleton={<HelpSkeleton rows={mostAsked} />}
                  isEmpty={(categories) => (categories[0]?.faqs.length ?? 0) === 0}
                  empty={<HelpEmpty of="questions" />}
                >
                  {([category]) => {
                    const shown = category?.faqs.slice(0, mostAsked) ?? [];
                    return <FaqAccordion faqs={shown} open={chosen ?? shown[0]?.id ?? ''} onOpen={setChosen} />;
                  }}
                </AsyncContent>
              </PageSection>
              <PageSection
                title={t('helpCenter.byTopic')}
                all={{ label: t('helpCenter.allGuides'), href: paths.helpGuides.href() }}
              >
                <AsyncContent
                  result={guides}
                  skeleton={<HelpSkeleton rows={5} />}
                  isEmpty={() => guideCount === 0}
                  empty={<HelpEmpty of="guides" />}
                >
                  {(categories) => (
                    <RowList
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
              </PageSection>
            </Columns>
            <PageSection title={t('helpCenter.talk.title')}>
              <TalkToUs />
            </PageSection>
          </>
        ) : (
          <HelpResults search={search.trim()} onClear={() => setSearch('')} />
        )}
      </Home>
    </>
  );
}

const Home = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
  padding-block: ${token('space.8')} 64px;
  & > [data-variant='cards'] {
    margin-block-start: -76px;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${token('space.8')};
  align-items: start;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;
