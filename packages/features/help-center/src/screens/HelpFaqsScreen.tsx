import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Page, PageHead } from '@quarterdeck/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { FaqGroups } from '../components/FaqGroups';
import { HelpEmpty, HelpSkeleton } from '../components/HelpFaces';
import { HelpResults } from '../components/HelpResults';
import { HelpSearch, useHelpSearch } from '../components/HelpSearch';
import { helpCenterQueries } from '../queries/helpCenterQueries';

const hasNone = (categories: readonly FaqCategoryWithFaqs[]) => categories.every(({ faqs }) => faqs.length === 0);

/** All questions by group; the address names the open one. */
export function HelpFaqsScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useHelpSearch();
  const faqs = useQuery(helpCenterQueries.faqs());
  return (
    <Page width={916}>
      <PageHead title={t('helpCenter.faqs.title')}>
        <HelpSearch label={t('helpCenter.search.faqs')} />
      </PageHead>
      {search.trim() === '' ? (
        <AsyncContent
          result={faqs}
          headingLevel={2}
          skeleton={<HelpSkeleton rows={10} />}
          isEmpty={hasNone}
          empty={<HelpEmpty of="questions" headingLevel={2} />}
        >
          {(categories) => <FaqGroups categories={categories.filter((category) => category.faqs.length > 0)} />}
        </AsyncContent>
      ) : (
        <HelpResults search={search.trim()} onClear={() => setSearch('')} kind="faq" />
      )}
    </Page>
  );
}
