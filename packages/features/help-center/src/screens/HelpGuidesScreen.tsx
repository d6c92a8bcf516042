import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { useQuery } from '@tanstack/react-query';
import { GuideIndex } from '../components/GuideIndex';
import { HelpEmpty, HelpSkeleton } from '../components/HelpFaces';
import { HelpPage, HelpPageHead } from '../components/HelpPage';
import { HelpResults } from '../components/HelpResults';
import { HelpSearch, useHelpSearch } from '../components/HelpSearch';
import { helpCenterQueries } from '../queries/helpCenterQueries';

/** The topics, each with its first guides. */
export function HelpGuidesScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useHelpSearch();
  const index = useQuery(helpCenterQueries.index());
  return (
    <HelpPage $width={1020}>
      <HelpPageHead title={t('helpCenter.guides.title')}>
        <HelpSearch label={t('helpCenter.search.guides')} />
      </HelpPageHead>
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
    </HelpPage>
  );
}
