import { backlogStatuses, type BacklogItem, type BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { DatePicker } from '@quarterdeck/ui/DatePicker';
import { hueOf } from '@quarterdeck/ui/hues';
import { Icon } from '@quarterdeck/ui/Icon';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { TagInput } from '@quarterdeck/ui/TagInput';
import { useMemo } from 'react';
import { PriceWords } from '../../shared/PriceWords';
import { statusIcons } from '../../shared/statusIcons';
import { usePeople } from '../../shared/usePeople';
import { Field, Fields } from './BacklogDetail.styles';
import { EffortField } from './EffortField';

/** Key of the option that stands for nobody. */
const nobody = 'nobody';

export interface DetailFieldsProps {
  item: BacklogItem;
  items: readonly BacklogItem[];
  onChange: (patch: Omit<BacklogItemPatch, 'id'>) => void;
}

/** The facts of an item, each changed in place. */
export function DetailFields({ item, items, onChange }: DetailFieldsProps) {
  const { t } = useTranslation();
  const people = usePeople();
  const labels = useMemo(() => {
    const names = new Set([...items, item].flatMap((other) => other.labels));
    return [...names].map((name) => ({ id: name, name, hue: hueOf(name) }));
  }, [items, item]);
  return (
    <Fields>
      <Field>
        <span id="backlog-status">{t('backlogDetail.status')}</span>
        <Select
          aria-labelledby="backlog-status"
          variant="quiet"
          size="sm"
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
      </Field>
      <Field>
        <span id="backlog-assignee">{t('backlogDetail.assignee')}</span>
        <Select
          aria-labelledby="backlog-assignee"
          variant="quiet"
          size="sm"
          value={item.assigneeId !== null && people.has(item.assigneeId) ? item.assigneeId : nobody}
          onChange={(key) => onChange({ assigneeId: key === nobody ? null : String(key) })}
        >
          <Option id={nobody}>{t('backlogDetail.nobody')}</Option>
          {[...people.values()].map((person) => (
            <Option
              key={person.id}
              id={person.id}
              leading={<Avatar size="xs" id={person.id} name={person.name} src={person.avatar} label="" />}
            >
              {person.name}
            </Option>
          ))}
        </Select>
      </Field>
      <Field>
        <span id="backlog-effort">{t('project.effort')}</span>
        <EffortField item={item} onChange={(estimateDays) => onChange({ estimateDays })} />
      </Field>
      <Field>
        <span>{t('backlogDetail.price')}</span>
        <p data-part="value">
          {item.requirementId === null ? (
            t('backlogDetail.own')
          ) : (
            <>
              <PriceWords price={item.price} />
              {item.payment === 'paid' ? <small> · {t('backlogDetail.paid')}</small> : null}
            </>
          )}
        </p>
      </Field>
      <Field>
        <span id="backlog-due">{t('backlogDetail.due')}</span>
        <DatePicker
          aria-labelledby="backlog-due"
          variant="quiet"
          size="sm"
          value={item.dueDate}
          onChange={(dueDate) => {
            if (dueDate !== item.dueDate) onChange({ dueDate });
          }}
        />
      </Field>
      <Field>
        <span id="backlog-labels">{t('backlogDetail.labels')}</span>
        <TagInput
          aria-labelledby="backlog-labels"
          variant="quiet"
          size="sm"
          options={labels}
          value={item.labels}
          onChange={(next) => onChange({ labels: next })}
          onCreate={(name) => onChange({ labels: [...item.labels, name] })}
          placeholder={t('backlogDetail.addLabel')}
        />
      </Field>
    </Fields>
  );
}
