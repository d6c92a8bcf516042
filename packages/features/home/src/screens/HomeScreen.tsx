import { dayOf, nextMondays } from '@quarterdeck/contract/rules/calendar';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { useDeferredValue, useEffect, useState } from 'react';
import { HomeBanner } from '../components/home/HomeBanner';
import { HomeClosing, HomeStartBar } from '../components/home/HomeClosing';
import { HomeHero } from '../components/home/HomeHero';
import { HomePrice } from '../components/home/HomePrice';
import { HomeQuestions } from '../components/home/HomeQuestions';
import { HomeSteps } from '../components/home/HomeSteps';
import { HomeWall } from '../components/home/HomeWall';
import { HomeWeek } from '../components/home/HomeWeek';

/**
 * The landing page. It renders from words and facts alone, so that the build can prerender it. What only the running page
 * knows, such as the day, follows once it is hydrated.
 */
export function HomeScreen() {
  const { t } = useTranslation();
  const { longDay } = useFormats();
  const isHydrated = useHydrated();
  // What only decorates is drawn between what the visitor does.
  const hasArt = useDeferredValue(isHydrated);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    // The schemas of what is stored are not part of the first load: the build's script has marked the root already.
    void import('../model/markVisitor').then(
      (file) => {
        if (!isGone) stop = file.markVisitor();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const [now] = useState(() => new Date());
  const [monday = ''] = nextMondays(dayOf(now), 1);
  return (
    <>
      <HomeBanner />
      <HomeHero crewFree={isHydrated ? t('home.crewFree', { day: longDay(monday) }) : null} />
      <HomeSteps />
      <HomeWall hasArt={hasArt} />
      <HomeWeek />
      <HomePrice />
      <HomeQuestions />
      <HomeClosing year={String(now.getFullYear())} />
      <HomeStartBar />
    </>
  );
}
