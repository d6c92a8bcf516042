import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { useProjectStart } from '@quarterdeck/data/visit/useProject';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { crewStart } from '../model/crewStart';
import { Crew } from './Order.styles';

/** When the crew begins, once the project has said when it starts. */
export function CrewNote() {
  const { t } = useTranslation();
  const { longDay } = useFormats();
  const projectStart = useProjectStart();
  const [today] = useState(() => dayOf(new Date()));
  if (projectStart === undefined) return null;
  const { start, demo } = crewStart(projectStart, today);
  return (
    <Crew>
      <Icon icon={Anchor} size="lg" />
      <p>
        <strong>{t('payment.crew.start', { day: longDay(start) })}</strong>
        <span>{t('payment.crew.demo', { day: longDay(demo) })}</span>
      </p>
    </Crew>
  );
}
