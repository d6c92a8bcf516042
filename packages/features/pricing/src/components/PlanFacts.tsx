import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { token, type } from '@quarterdeck/ui/tokens';
import { CalendarX, ReceiptText, RotateCcw, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

const facts: readonly { id: 'tax' | 'cancel' | 'refund'; icon: LucideIcon }[] = [
  { id: 'tax', icon: ReceiptText },
  { id: 'cancel', icon: CalendarX },
  { id: 'refund', icon: RotateCcw },
];

/** Three things that are true of every plan. */
export function PlanFacts() {
  const { t } = useTranslation();
  return (
    <Facts>
      {facts.map(({ id, icon }) => (
        <li key={id}>
          <Icon icon={icon} size="sm" />
          {t(`pricing.facts.${id}`)}
        </li>
      ))}
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.2')} ${token('space.6')};
  color: ${token('text.secondary')};
  ${type('small')}
  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }
`;
