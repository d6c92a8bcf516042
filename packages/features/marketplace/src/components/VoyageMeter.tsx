import { capacityDays, daysPerWeek, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

const marks = [0, 3, 6, 9, weeksPerProject];

/** How much of the twelve weeks is planned, with what is in the backlog already, and what that means. */
export function VoyageMeter({ plannedDays: planned, selectedDays, overDays, lines }: SelectionSummary) {
  const { t } = useTranslation();
  const { effort, ofTwelveWeeks } = useMeasures();
  const isOver = overDays > 0;
  const { data } = useRequirementMap();
  const isUnknown = planned === null || (data === undefined && lines.length > 0);
  const plannedDays = planned ?? 0;
  const backlogDays = plannedDays - selectedDays;
  return (
    <Frame data-over={isOver || undefined}>
      <Scale>
        <Pointer
          aria-hidden
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
      <Note>
        {isUnknown
          ? t('marketplace.voyage.unknown')
          : isOver
            ? t('marketplace.voyage.over', { effort: effort(overDays) })
            : plannedDays === capacityDays
              ? t('marketplace.voyage.full')
              : t('marketplace.voyage.open', { effort: effort(capacityDays - plannedDays) })}
        {isUnknown || backlogDays === 0 ? null : (
          <span>{t('marketplace.voyage.backlog', { effort: effort(backlogDays) })}</span>
        )}
      </Note>
    </Frame>
  );
}

const Frame = styled.div`
  --qd-voyage: ${token('accent.indicator')};
  &[data-over] {
    --qd-voyage: ${token('warning.indicator')};
  }
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
  fill: var(--qd-voyage);
  transition: inset-inline-start ${token('duration.moderate')} ${token('easing.standard')};
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    fill: Highlight;
  }
`;

const Note = styled.p`
  margin-block-start: ${token('space.1')};
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('small')}
  ${Frame}[data-over] > & {
    color: ${token('warning.text')};
  }
  & > span {
    display: block;
    color: ${token('text.secondary')};
  }
`;
