import { paths } from '@quarterdeck/contract';
import { formOf, useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency, useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { Inline, Stack } from '@quarterdeck/ui/Stack';
import { stickyRef, stickyStyles } from '@quarterdeck/ui/sticky';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { token, type } from '@quarterdeck/ui/tokens';
import { ArrowRight, ListPlus, ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../queries/useCheckout';
import { useDiscard } from './useDiscard';
import { VoyageLines, VoyageNeeds, type VoyageProps } from './VoyageLines';
import { VoyageMeter } from './VoyageMeter';

/** What is selected, how much of the twelve weeks it takes and what it costs, beside the list. */
export function VoyageCard({ selection, choices }: VoyageProps) {
  const { t } = useTranslation();
  const { ofTwelveWeeks } = useMeasures();
  const titleId = useId();
  const { data } = useRequirementMap();
  const isEmpty = selection.lines.length === 0;
  const plannedDays = data === undefined && !isEmpty ? null : selection.plannedDays;
  const cardRef = useRef<HTMLElement>(null);
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
        <Inline justify="between" align="baseline" gap="3">
          <Heading level={2} variant="title-4" id={titleId}>
            {t('marketplace.voyage.title')}
          </Heading>
          {/* The words below the meter say that it is not known. */}
          <Text variant="small" tone="secondary" isNumeric aria-hidden={plannedDays === null}>
            {plannedDays === null ? '–' : ofTwelveWeeks(plannedDays)}
          </Text>
        </Inline>
        <div>
          <VoyageMeter selection={selection} />
        </div>
        {isEmpty ? (
          <Text as="p" tone="secondary">
            {t('marketplace.voyage.empty')}
          </Text>
        ) : (
          <VoyageLines selection={selection} />
        )}
        <div>
          <VoyageNeeds selection={selection} choices={choices} />
        </div>
        <VoyageActions selection={selection} />
      </Card>
      <p>
        <Icon icon={ShieldCheck} size="sm" />
        {t('marketplace.voyage.assurance')}
      </p>
    </Side>
  );
}

/** The total and the ways on with it. */
function VoyageActions({ selection: { lines, totalMinor, hasUnpriced } }: Pick<VoyageProps, 'selection'>) {
  const { t } = useTranslation();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
  const { search } = useLocation();
  const discard = useDiscard();
  const { checkOut, isAdding, hasFailed } = useCheckout();
  const reasonId = useId();
  const isEmpty = lines.length === 0;
  const isFree = !isEmpty && totalMinor === 0;
  return (
    <footer>
      <Inline justify="between" align="baseline" gap="3">
        <Text tone="secondary">{t('marketplace.voyage.total')}</Text>
        <Text as="strong" variant="metric-lg" isNumeric>
          {moneyMinor(totalMinor, currency, formOf(lines.map(({ price }) => price)))}
        </Text>
      </Inline>
      {hasUnpriced ? (
        <Text as="p" variant="small" tone="secondary">
          {t('marketplace.voyage.unpriced')}
        </Text>
      ) : null}
      {hasFailed ? (
        <Alert
          tone="danger"
          isAnnounced
          title={t('marketplace.addFailed.title')}
          actions={
            <Button size="sm" isPending={isAdding} onPress={() => void checkOut()}>
              {t('kit.retry')}
            </Button>
          }
        >
          {t('marketplace.addFailed.text')}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        isFullWidth
        {...(isFree ? { icon: ListPlus } : { trailingIcon: ArrowRight })}
        isDisabled={isEmpty}
        isPending={isAdding}
        {...(isEmpty ? { 'aria-describedby': reasonId } : {})}
        onPress={() => void checkOut()}
      >
        {t(isFree ? 'marketplace.voyage.add' : 'marketplace.voyage.checkOut')}
      </Button>
      {isEmpty ? (
        <Text as="p" variant="small" tone="secondary" id={reasonId}>
          {t('marketplace.voyage.emptyReason')}
        </Text>
      ) : (
        <Stack gap="1">
          <ButtonLink href={`${paths.quote.href()}${search}`} variant="ghost" size="sm">
            {t('marketplace.voyage.quote')}
          </ButtonLink>
          <Button variant="ghost" size="sm" isDisabled={isAdding} onPress={discard}>
            {t('marketplace.voyage.discard')}
          </Button>
        </Stack>
      )}
    </footer>
  );
}

const Side = styled.aside`
  ${stickyStyles}
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  & > p {
    display: flex;
    gap: ${token('space.2')};
    padding-inline: ${token('space.2')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('small')}
    & > svg {
      margin-block-start: 2px;
      color: ${token('success.text')};
    }
  }
`;

const Card = styled.section`
  overflow: clip;
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  & > :not(ul) {
    padding: ${token('space.4')} ${token('space.6')};
  }
  & > :first-child {
    padding-block: ${token('space.5')} 0;
  }
  & > p {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > ul > li {
    padding-inline: ${token('space.6')} ${token('space.4')};
  }
  & > ul + div,
  & > p + div {
    padding-block-start: ${token('space.2')};
    &:empty {
      display: none;
    }
  }
  & > footer {
    display: grid;
    gap: ${token('space.3')};
    border-block-start: 1px solid ${token('border.subtle')};
    background: ${token('surface.sunken')};
  }
`;
