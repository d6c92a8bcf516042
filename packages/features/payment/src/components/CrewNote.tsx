import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { useProjectStart } from '@quarterdeck/data/visit/useProject';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Text } from '@quarterdeck/ui/Text';
import { token } from '@quarterdeck/ui/tokens';
import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { crewStart } from '../model/crewStart';

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
      <div>
        <Text as="p" variant="body-medium">
          {t('payment.crew.start', { day: longDay(start) })}
        </Text>
        <Text variant="small" tone="secondary">
          {t('payment.crew.demo', { day: longDay(demo) })}
        </Text>
      </div>
    </Crew>
  );
}

const Crew = styled.div`
  display: flex;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.sunken')};
  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('accent.indicator')};
  }
`;
