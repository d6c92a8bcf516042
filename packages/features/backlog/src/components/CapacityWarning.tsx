import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { planItems } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Link } from '@quarterdeck/ui/Link';
import { Popover, PopoverTrigger } from '@quarterdeck/ui/Popover';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { inPlanOrder } from '../model/planOrder';
import type { ViewControl } from './useBacklogView';

/** The most items that are named: the list itself shows the others. */
const mostNames = 40;

export interface CapacityWarningProps extends Pick<ViewControl, 'hrefOf'> {
  items: readonly BacklogItem[];
}

/**
 * BK-2: says that more is planned than fits, and names what lies beyond the line. It has its line of the header from the
 * start, so that nothing moves under the hand that types an estimate.
 */
export function CapacityWarning({ items, hrefOf }: CapacityWarningProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort } = useMeasures();
  const { overDays, beyond } = useMemo(() => planItems(inPlanOrder(items)), [items]);
  const shown = beyond.slice(0, mostNames);
  const hidden = beyond.length - shown.length;
  const counted = { count: beyond.length, formatted: number(beyond.length) };
  return (
    <Line role="status">
      {overDays === 0 ? null : (
        <PopoverTrigger>
          <Warning variant="link" size="xs" icon={TriangleAlert} trailingIcon={ChevronDown}>
            {t('backlog.over.title', { effort: effort(overDays) })} · {t('backlog.over.count', counted)}
          </Warning>
          <Popover label={t('backlog.over.text', counted)} onPhones="sheet" placement="bottom start">
            {({ close }) => (
              <Names>
                <p>{t('backlog.over.text', counted)}</p>
                <ul>
                  {shown.map(({ id, key, title }) => (
                    <li key={id}>
                      <Link href={hrefOf(id)} variant="quiet" onClick={close}>
                        <code>{key}</code> {title}
                      </Link>
                    </li>
                  ))}
                  {hidden > 0 ? <li>{t('backlog.over.more', { count: hidden, formatted: number(hidden) })}</li> : null}
                </ul>
              </Names>
            )}
          </Popover>
        </PopoverTrigger>
      )}
    </Line>
  );
}

const Line = styled.div`
  min-block-size: ${token('control.xs')};
`;

const Warning = styled(Button)`
  && {
    max-inline-size: 100%;
    padding: 0;
    color: ${token('warning.text')};
    ${type('small-medium')}
  }
`;

const Names = styled.div`
  max-inline-size: 400px;
  ${type('body')}
  & > p {
    margin-block-end: ${token('space.2')};
    color: ${token('text.secondary')};
  }
  & > ul {
    display: grid;
    gap: ${token('space.1')};
  }
  & code {
    margin-inline-end: ${token('space.1')};
    color: ${token('text.secondary')};
    ${type('code')}
  }
  ${below('sm')} {
    max-inline-size: none;
    & a {
      display: block;
      padding-block: ${token('space.2-5')};
    }
  }
`;
