import { backlogStatuses, type BacklogItem, type BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import { useOwnId, usePeople } from '@quarterdeck/data/visit/usePeople';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { LazyDatePicker } from '@quarterdeck/ui/DatePicker';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Option } from '@quarterdeck/ui/Option';
import { PersonSelect } from '@quarterdeck/ui/PersonSelect';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { Property, PropertyList } from '@quarterdeck/ui/PropertyList';
import { Select } from '@quarterdeck/ui/Select';
import { Inline } from '@quarterdeck/ui/Stack';
import { TagInput } from '@quarterdeck/ui/TagInput';
import { token, type } from '@quarterdeck/ui/tokens';
import { CalendarClock, UserPlus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { isOverdue, labelLimit, labelMaxLength } from '../../model/item';
import { useBacklogWrites } from '../../queries/useBacklogWrites';
import { statusIcons } from '../ItemValueMenus';
import { useLabelHue } from '../useLabelHue';
import { EffortField } from './EffortField';

interface DetailFieldsProps {
  item: BacklogItem;
  /** The whole backlog: it knows the labels that are in use. */
  items: readonly BacklogItem[];
}

/** Fields that show their frame on hover and focus only. */
const quiet = { variant: 'quiet', size: 'sm' } as const;

/** The facts of an item, each changed in place. */
export function DetailFields({ item, items }: DetailFieldsProps) {
  const { change } = useBacklogWrites();
  const { t } = useTranslation();
  const { number, daysFromToday } = useFormats();
  const onChange = (patch: Omit<BacklogItemPatch, 'id'>) =>
    void change([{ id: item.id, ...patch }], t('backlogDetail.changed', { key: item.key }));
  const people = usePeople();
  const ownId = useOwnId();
  const labelHue = useLabelHue();
  const assignee = useRef<HTMLDivElement>(null);
  const labels = useMemo(() => {
    const names = new Set([...items, item].flatMap((other) => other.labels));
    return [...names].map((name) => ({ id: name, name, hue: labelHue(name) }));
  }, [items, item, labelHue]);
  const refuseLabel = (name: string) => {
    if (item.labels.length >= labelLimit) return t('backlogDetail.labelLimit', { most: number(labelLimit) });
    return name.length > labelMaxLength ? t('backlogDetail.labelLength', { most: number(labelMaxLength) }) : undefined;
  };
  return (
    <Fields density="compact">
      <Property label={t('backlogDetail.status')}>
        {(labelId) => (
          <Select
            aria-labelledby={labelId}
            {...quiet}
            value={item.status}
            onChange={(key) => {
              const status = backlogStatuses.find((candidate) => candidate === key);
              if (status !== undefined) onChange({ status });
            }}
          >
            {backlogStatuses.map((status) => (
              <Option
                key={status}
                id={status}
                leading={<Icon icon={statusIcons[status]} size="sm" data-status={status} />}
              >
                {t(`backlog.status.${status}`)}
              </Option>
            ))}
          </Select>
        )}
      </Property>
      <Property label={t('backlogDetail.assignee')}>
        {(labelId) => (
          <Inline wrap={false} data-part="assignee">
            <PersonSelect
              ref={assignee}
              aria-labelledby={labelId}
              {...quiet}
              people={people.values()}
              value={item.assigneeId}
              nobody={t('backlogDetail.nobody')}
              onChange={(assigneeId) => onChange({ assigneeId })}
            />
            {ownId === undefined || item.assigneeId === ownId ? null : (
              <IconButton
                size="sm"
                icon={UserPlus}
                label={t('backlogDetail.me')}
                onPress={() => {
                  // This button goes when the item is mine; the focus stays at the field.
                  assignee.current?.querySelector('button')?.focus();
                  onChange({ assigneeId: ownId });
                }}
              />
            )}
          </Inline>
        )}
      </Property>
      <Property label={t('project.effort')}>
        {(labelId) => (
          <EffortField item={item} labelId={labelId} onChange={(estimateDays) => onChange({ estimateDays })} />
        )}
      </Property>
      <Property label={t('backlogDetail.price')}>
        <PriceValue item={item} />
      </Property>
      <Property label={t('backlogDetail.due')}>
        {(labelId) => (
          <DueRow>
            <LazyDatePicker
              aria-labelledby={labelId}
              {...quiet}
              value={item.dueDate}
              onChange={(dueDate) => {
                if (dueDate !== item.dueDate) onChange({ dueDate });
              }}
            />
            {isOverdue(item, daysFromToday) ? (
              <p>
                <Icon icon={CalendarClock} size="xs" />
                {t('backlog.overdue')}
              </p>
            ) : null}
          </DueRow>
        )}
      </Property>
      <Property label={t('backlogDetail.labels')}>
        {(labelId) => (
          <TagInput
            aria-labelledby={labelId}
            {...quiet}
            options={labels}
            value={item.labels}
            onChange={(next) => onChange({ labels: next })}
            onCreate={(name) => onChange({ labels: [...item.labels, name] })}
            refuse={refuseLabel}
            placeholder={t('backlogDetail.addLabel')}
          />
        )}
      </Property>
    </Fields>
  );
}

/** What the marketplace asks for it, and whether that is paid. */
function PriceValue({ item }: Pick<DetailFieldsProps, 'item'>) {
  const priceText = usePriceText();
  const { t } = useTranslation();
  if (item.requirementId === null) return <p data-part="value">{t('backlogDetail.own')}</p>;
  return (
    <p data-part="value">
      <PriceText {...priceText(item.price, { currency: item.currency })} />
      {item.payment === 'paid' ? <small> · {t('backlogDetail.paid')}</small> : null}
    </p>
  );
}

const DueRow = styled.div`
  position: relative;
  & > p {
    /* Beside a due date that has passed, in its field: nothing moves while the date is typed. */
    position: absolute;
    inset-block: 0;
    inset-inline-end: 40px;
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    color: ${token('danger.text')};
    pointer-events: none;
    ${type('caption-medium')}
  }
`;

const Fields = styled(PropertyList)`
  margin-block-start: ${token('space.2')};
  & [data-part='assignee'] > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  /* A chip and the arrow after it stay on one line. */
  & [role='combobox'] {
    flex-basis: 32px;
  }
  /* Values without a field of their own stand in line with the texts of the fields. */
  & [role='meter'],
  & [data-part='value'] {
    padding-inline-start: ${token('space.2')};
  }
  & small {
    color: ${token('text.secondary')};
    font-size: inherit;
  }
`;
