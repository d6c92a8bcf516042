import { paths } from '@quarterdeck/contract';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SelectionLine } from '@quarterdeck/contract/rules/selection';
import { formOf, useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { Link } from '@quarterdeck/ui/Link';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { useLocation } from '@quarterdeck/ui/router';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Line, Lines } from './Voyage.styles';

/** What is selected, each with its price and a button that takes it out. */
export function VoyageLines({ lines }: { lines: readonly SelectionLine[] }) {
  const priceText = usePriceText();
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { search } = useLocation();
  const form = formOf(lines.map(({ price }) => price));
  const isKnown = useRequirementMap().data !== undefined;
  const listRef = useRef<HTMLUListElement>(null);
  // With the last line the list goes, too.
  useFocusLeftBehind();

  const handleRemove = (id: RequirementId, index: number) => {
    // The button goes away with its line: the next one takes the focus, else the list itself.
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? listRef.current)?.focus();
    visit.remove([id]);
  };
  return (
    <Lines ref={listRef} tabIndex={-1} aria-label={t('marketplace.voyage.lines')}>
      {lines.map(({ id, requirement, price }, index) => (
        <Line key={id} data-missing={(isKnown && requirement === null) || undefined}>
          <div data-part="what">
            {requirement === null ? (
              <span data-part="title">{id}</span>
            ) : (
              <Link href={`${paths.requirement.href(id)}${search}`} variant="quiet" data-part="title">
                {requirement.title}
              </Link>
            )}
            <span data-part="facts">
              {requirement === null ? (
                isKnown ? (
                  t('marketplace.voyage.missing')
                ) : null
              ) : (
                <>
                  <code>{id}</code> · {effort(requirement.estimateDays)}
                </>
              )}
            </span>
          </div>
          <span data-part="price">
            <PriceText {...priceText(price, { form })} />
          </span>
          <IconButton
            icon={X}
            size="sm"
            label={t('project.removeNamed', { title: requirement?.title ?? id })}
            onPress={() => handleRemove(id, index)}
          />
        </Line>
      ))}
    </Lines>
  );
}
