import { paths } from '@quarterdeck/contract';
import { isGone } from '@quarterdeck/data/apiErrors';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Link } from '@quarterdeck/ui/Link';
import { Page, PageHead } from '@quarterdeck/ui/Page';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { useParams } from '@quarterdeck/ui/router';
import { RowList } from '@quarterdeck/ui/RowList';
import { useQuery } from '@tanstack/react-query';
import { HelpEmpty, HelpMissing, HelpSkeleton } from '../components/HelpFaces';
import { helpCenterQueries } from '../queries/helpCenterQueries';

/** All guides of one topic. */
export function HelpGuideCategoryScreen() {
  const { t } = useTranslation();
  const { categorySlug = '' } = useParams();
  const category = useQuery(helpCenterQueries.category(categorySlug));
  useRecordTitle(category.data?.title);
  return (
    <Page width={680}>
      {isGone(category.error) ? (
        <HelpMissing of="category" />
      ) : (
        <AsyncContent
          result={category}
          headingLevel={1}
          skeleton={<HelpSkeleton rows={7} />}
          empty={<HelpMissing of="category" />}
        >
          {(shown) =>
            shown && (
              <>
                <PageHead title={shown.title} text={t('helpCenter.guides.total', { count: shown.guides.length })}>
                  <Link variant="standalone" href={paths.helpGuides.href()}>
                    {t('helpCenter.allTopics')}
                  </Link>
                </PageHead>
                {shown.guides.length === 0 ? (
                  <HelpEmpty of="guides" headingLevel={2} />
                ) : (
                  <RowList
                    rows={shown.guides.map(({ slug, title, subtitle }) => ({
                      href: paths.helpGuide.href(shown.slug, slug),
                      title,
                      text: subtitle,
                    }))}
                  />
                )}
              </>
            )
          }
        </AsyncContent>
      )}
    </Page>
  );
}
