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

/**
 * When the crew begins, once the project has said when it starts.
 * @param props.isOnCard it stands on a card, not on the page.
 */
export function CrewNote({ isOnCard = false }: { isOnCard?: boolean }) {
  const { t } = useTranslation();
  const { longDay } = useFormats();
  const projectStart = useProjectStart();
  const [today] = useState(() => dayOf(new Date()));
  if (projectStart === undefined) return null;
  const { start, demo } = crewStart(projectStart, today);
  return (
    <Crew $isOnCard={isOnCard}>
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

const Crew = styled.div<{ $isOnCard: boolean }>`
  display: flex;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: ${(p) => token(p.$isOnCard ? 'surface.sunken' : 'surface.card')};
  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('accent.indicator')};
  }
`;
