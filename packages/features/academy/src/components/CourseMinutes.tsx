import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { token, type } from '@quarterdeck/ui/tokens';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';

/** How long a course takes. */
export function CourseMinutes({ minutes }: { minutes: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Minutes>
      <Icon icon={Clock} size="xs" />
      {t('academy.minutes', { count: minutes, formatted: number(minutes) })}
    </Minutes>
  );
}

const Minutes = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  flex: none;
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  ${type('caption')}
`;
