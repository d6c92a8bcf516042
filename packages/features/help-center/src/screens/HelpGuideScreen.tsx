import { isGone } from '@quarterdeck/data/apiErrors';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { useParams } from '@quarterdeck/ui/router';
import { Skeleton, SkeletonGroup } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { GuideArticle } from '../components/GuideArticle';
import { HelpMissing } from '../components/HelpMissing';
import { HelpPage } from '../components/HelpPage';
import { helpCenterQueries } from '../queries/helpCenterQueries';

/** One guide. What stands around it comes with its category; without that the guide can still be read. */
export function HelpGuideScreen() {
  const { categorySlug = '', guideSlug = '' } = useParams();
  const guide = useQuery(helpCenterQueries.guide(categorySlug, guideSlug));
  const category = useQuery(helpCenterQueries.category(categorySlug));
  return (
    <HelpPage>
      {isGone(guide.error) ? (
        <HelpMissing of={isGone(category.error) ? 'category' : 'guide'} />
      ) : (
        <AsyncContent
          result={guide}
          headingLevel={1}
          skeleton={
            <SkeletonGroup>
              <Skeleton shape="box" width="min(420px, 100%)" height="40px" />
              <Skeleton count={12} />
            </SkeletonGroup>
          }
        >
          {(shown) => <GuideArticle key={shown.guide.id} category={shown} guides={category.data?.guides ?? []} />}
        </AsyncContent>
      )}
    </HelpPage>
  );
}
