import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { stickyRef } from '@quarterdeck/ui/sticky';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Choices } from './useChoices';
import { Assurance, Body, Card, Head, Side } from './Voyage.styles';
import { VoyageActions } from './VoyageActions';
import { VoyageLines } from './VoyageLines';
import { VoyageMeter } from './VoyageMeter';
import { VoyageNeeds } from './VoyageNeeds';

export interface VoyageProps {
  selection: SelectionSummary;
  choices: Choices;
}

/** What is selected, how much of the twelve weeks it takes and what it costs, beside the list. */
export function VoyageCard({ selection, choices }: VoyageProps) {
  const { t } = useTranslation();
  const { ofTwelveWeeks } = useMeasures();
  const titleId = useId();
  const { lines, plannedDays } = selection;
  // Its words say so below the meter.
  const { data } = useRequirementMap();
  const isUnknown = plannedDays === null || (data === undefined && lines.length > 0);
  const cardRef = useRef<HTMLElement>(null);
  const isEmpty = lines.length === 0;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // What was pressed to empty it has gone with what was in it.
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) {
      cardRef.current?.focus({ preventScroll: true });
    }
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return (
    <Side ref={stickyRef}>
      <Card ref={cardRef} tabIndex={-1} aria-labelledby={titleId}>
        <Head>
          <h2 id={titleId}>{t('marketplace.voyage.title')}</h2>
          {isUnknown ? <span aria-hidden>–</span> : <span>{ofTwelveWeeks(plannedDays)}</span>}
        </Head>
        <Body>
          <VoyageMeter {...selection} />
        </Body>
        {isEmpty ? (
          <Body data-line>
            <p data-part="empty">{t('marketplace.voyage.empty')}</p>
          </Body>
        ) : (
          <VoyageLines lines={lines} />
        )}
        <Body data-needs>
          <VoyageNeeds lines={lines} choices={choices} />
        </Body>
        <VoyageActions selection={selection} />
      </Card>
      <Assurance>
        <Icon icon={ShieldCheck} size="sm" />
        {t('marketplace.voyage.assurance')}
      </Assurance>
    </Side>
  );
}
