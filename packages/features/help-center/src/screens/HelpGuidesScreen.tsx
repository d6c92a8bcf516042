import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Page, PageHead } from '@quarterdeck/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { GuideIndex } from '../components/GuideIndex';
import { HelpEmpty, HelpSkeleton } from '../components/HelpFaces';
import { HelpResults } from '../components/HelpResults';
import { HelpSearch, useHelpSearch } from '../components/HelpSearch';
import { helpCenterQueries } from '../queries/helpCenterQueries';

/** The topics, each with its first guides. */
export function HelpGuidesScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useHelpSearch();
  const index = useQuery(helpCenterQueries.index());
  return (
    <Page width={1020}>
      <PageHead title={t('helpCenter.guides.title')}>
        <HelpSearch label={t('helpCenter.search.guides')} />
      </PageHead>
      {search.trim() === '' ? (
        <AsyncContent
          result={index}
          headingLevel={2}
          skeleton={<HelpSkeleton rows={10} />}
          isEmpty={(categories) => categories.every(({ totalGuides }) => totalGuides === 0)}
          empty={<HelpEmpty of="guides" headingLevel={2} />}
        >
          {(categories) => <GuideIndex categories={categories} />}
        </AsyncContent>
      ) : (
        <HelpResults search={search.trim()} onClear={() => setSearch('')} kind="guide" />
      )}
    </Page>
  );
}
