import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { planItems } from '@quarterdeck/contract/rules/capacity';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { Link } from '@quarterdeck/ui/Link';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { inPlanOrder } from '../model/planOrder';
import { useMeasures } from '../shared/useMeasures';
import type { ViewControl } from './useBacklogView';

/** Items named before all are asked for, and the most that are named: the list itself shows the others. */
const firstNames = 4;
const mostNames = 40;

/** BK-2: says that more is planned than fits, and names what lies beyond the line. Nothing while all fits. */
export function CapacityWarning({ items, hrefOf }: { items: readonly BacklogItem[] } & Pick<ViewControl, 'hrefOf'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort } = useMeasures();
  const [isWhole, setWhole] = useState(false);
  const { overDays, beyond } = useMemo(() => planItems(inPlanOrder(items)), [items]);
  if (overDays === 0) return null;
  const shown = beyond.slice(0, isWhole ? mostNames : firstNames);
  const hidden = beyond.length - shown.length;
  return (
    <Alert tone="warning" title={t('backlog.over.title', { effort: effort(overDays) })}>
      {t('backlog.over.text', { count: beyond.length, formatted: number(beyond.length) })}
      <Names>
        {shown.map(({ id, key, title }) => (
          <li key={id}>
            <Link href={hrefOf(id)}>
              {key} {title}
            </Link>
          </li>
        ))}
        {hidden > 0 && isWhole ? <li>{t('backlog.over.more', { count: hidden, formatted: number(hidden) })}</li> : null}
      </Names>
      {beyond.length > firstNames ? (
        <Button variant="link" size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {t(isWhole ? 'backlog.over.fewer' : 'backlog.over.show')}
        </Button>
      ) : null}
    </Alert>
  );
}

const Names = styled.ul`
  display: inline;
  & > li {
    display: inline;
    margin-inline-start: 8px;
  }
  & > li:not(:last-child)::after {
    content: ' ·';
  }
  & a {
    color: inherit;
  }
`;
