import { isGone } from '@quarterdeck/data/apiErrors';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { focusContent } from '@quarterdeck/ui/keptFocus';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Page } from '@quarterdeck/ui/Page';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { useParams } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { GuideArticle } from '../components/GuideArticle';
import { HelpMissing } from '../components/HelpFaces';
import { helpCenterQueries } from '../queries/helpCenterQueries';

/** One guide. What stands around it comes with its category; without that the guide can still be read. */
export function HelpGuideScreen() {
  const { categorySlug = '', guideSlug = '' } = useParams();
  const guide = useQuery(helpCenterQueries.guide(categorySlug, guideSlug));
  const category = useQuery(helpCenterQueries.category(categorySlug));
  const shown = guide.data?.guide;
  useRecordTitle(shown?.title);
  const last = useRef(shown);
  useEffect(() => {
    if (!shown) return;
    if (last.current && last.current.id !== shown.id) {
      // To the frame the next guide is the same page, and the link that led here has gone.
      announce(shown.title);
      focusContent();
    }
    last.current = shown;
  }, [shown]);
  return (
    <Page>
      {isGone(guide.error) ? (
        <HelpMissing of={isGone(category.error) ? 'category' : 'guide'} />
      ) : (
        <AsyncContent
          result={guide}
          headingLevel={1}
          skeleton={
            <>
              <Skeleton shape="box" width="min(420px, 100%)" height="40px" />
              <Skeleton count={12} />
            </>
          }
        >
          {(data) => <GuideArticle key={data.guide.id} category={data} guides={category.data?.guides ?? []} />}
        </AsyncContent>
      )}
    </Page>
  );
}
