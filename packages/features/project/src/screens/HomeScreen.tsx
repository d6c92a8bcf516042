import { dayOf, nextMondays } from '@quarterdeck/contract/rules/calendar';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useEffect, useState } from 'react';
import { HomePage } from '../home/HomePage';
import { HomeStartBar } from '../home/HomeStartBar';
import { useVisit } from '../visit/visit';

/** The landing page with what only the running page knows: the day, and whether the visitor has a project. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { longDay } = useFormats();
  const isKnown = useVisit(({ sessionId, project }) => sessionId !== undefined && project !== undefined);
  useEffect(() => {
    document.documentElement.dataset['visitor'] = isKnown ? 'known' : 'new';
  }, [isKnown]);
  const [now] = useState(() => new Date());
  const [monday = ''] = nextMondays(dayOf(now), 1);
  return (
    <>
      <HomePage crewFree={t('home.crewFree', { day: longDay(monday) })} year={String(now.getFullYear())} />
      <HomeStartBar />
    </>
  );
}
