import { capacityDays, daysPerWeek, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Stack } from '@quarterdeck/ui/Stack';
import { Text } from '@quarterdeck/ui/Text';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import type { VoyageProps } from './VoyageLines';

const marks = [0, 3, 6, 9, weeksPerProject];

/** How much of the twelve weeks is planned, with what is in the backlog already, and what that means. */
export function VoyageMeter({ selection }: Pick<VoyageProps, 'selection'>) {
  const { t } = useTranslation();
  const { effort, ofTwelveWeeks } = useMeasures();
  const { data } = useRequirementMap();
  const { selectedDays, overDays, lines } = selection;
  const plannedDays = selection.plannedDays ?? 0;
  const isUnknown = selection.plannedDays === null || (data === undefined && lines.length > 0);
  const backlogDays = plannedDays - selectedDays;
  const isOver = overDays > 0;
  return (
    <Stack gap="1">
      <Scale>
        <Pointer
          aria-hidden
          data-over={isOver || undefined}
          style={{ insetInlineStart: `${Math.min(100, (plannedDays / capacityDays) * 100)}%` }}
          viewBox="0 0 10 6"
        >
          <path d="M0 0h10L5 6z" />
        </Pointer>
        <TickMeter
          variant="ruler"
          value={plannedDays / daysPerWeek}
          max={weeksPerProject}
          marks={marks}
          tone={isOver ? 'warning' : 'accent'}
          label={t('marketplace.voyage.meter')}
          valueText={isUnknown ? t('marketplace.voyage.unknown') : ofTwelveWeeks(plannedDays)}
        />
      </Scale>
      <Words>
        <Text as="p" variant="small" tone={isOver ? 'warning' : 'secondary'}>
          {isUnknown
            ? t('marketplace.voyage.unknown')
            : isOver
              ? t('marketplace.voyage.over', { effort: effort(overDays) })
              : plannedDays === capacityDays
                ? t('marketplace.voyage.full')
                : t('marketplace.voyage.open', { effort: effort(capacityDays - plannedDays) })}
        </Text>
        {isUnknown || backlogDays === 0 ? null : (
          <Text as="p" variant="small" tone="secondary">
            {t('marketplace.voyage.backlog', { effort: effort(backlogDays) })}
          </Text>
        )}
      </Words>
    </Stack>
  );
}

/** Room for both lines: what stands below does not move when the backlog is known. */
const Words = styled.div`
  min-block-size: 2lh;
  ${type('small')}
`;

const Scale = styled.div`
  position: relative;
  padding-block-start: 10px;
`;

const Pointer = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inline-size: 10px;
  block-size: 6px;
  margin-inline-start: -5px;
  fill: ${token('accent.indicator')};
  transition: inset-inline-start ${token('duration.moderate')} ${token('easing.standard')};
  &[data-over] {
    fill: ${token('warning.indicator')};
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    fill: Highlight;
  }
`;
