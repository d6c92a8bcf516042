import { dayOf, nextMondays } from '@quarterdeck/contract/rules/calendar';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { useDeferredValue, useEffect, useState } from 'react';
import { HomePage } from '../components/home/HomePage';
import { HomeStartBar } from '../components/home/HomeStartBar';

/** The landing page. What only the running page knows, such as the day, follows once it is hydrated. */
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
      <HomePage
        crewFree={isHydrated ? t('home.crewFree', { day: longDay(monday) }) : null}
        year={String(now.getFullYear())}
        hasArt={hasArt}
      />
      <HomeStartBar />
    </>
  );
}
