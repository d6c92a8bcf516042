import { backlogTitleMaxLength, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTooLong } from '@quarterdeck/data/visit/useTooLong';
import { useTranslation } from '@quarterdeck/i18n';
import { useAutosave } from '@quarterdeck/ui/autosave';
import { DetailTitle } from '@quarterdeck/ui/DetailHeader';
import { InlineEdit } from '@quarterdeck/ui/InlineEdit';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { useEffect, useRef } from 'react';
import { descriptionMaxLength, draftKeys } from '../../model/item';
import { useBacklogWrites } from '../../queries/useBacklogWrites';
import { detailTitleId } from '../backlogParts';
import { Body, Description } from './BacklogDetail.styles';
import { CommentList } from './CommentList';
import { CriteriaList } from './CriteriaList';
import { DetailFields } from './DetailFields';
import { DetailHead } from './DetailHead';

interface BacklogDetailProps {
  item: BacklogItem;
  /** The whole backlog: it knows the labels that are in use. */
  items: readonly BacklogItem[];
  /** Whether the title becomes a field at once; `onEditing` is called when it has. @default false */
  isEdited?: boolean;
  onEditing?: () => void;
  onClose: () => void;
}

/** All of one item; every change is saved by itself. */
export function BacklogDetail({ item, items, isEdited = false, onEditing, onClose }: BacklogDetailProps) {
  const { t } = useTranslation();
  const { change } = useBacklogWrites();
  const tooLong = useTooLong();
  const { id } = item;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isEdited) return;
    // By its own button, so that the focus comes back to it; the drawer has noted by then where the focus came from.
    title.current?.querySelector('button')?.click();
    onEditing?.();
  }, [isEdited, onEditing]);
  const undoLabel = t('backlogDetail.changed', { key: item.key });
  return (
    <>
      <DetailHead item={item} onClose={onClose} />
      {/* What is being typed belongs to one item. */}
      <Body key={id}>
        <DetailTitle ref={title} id={detailTitleId}>
          <InlineEdit
            label={t('backlogDetail.editTitle')}
            value={item.title}
            refuse={(wanted) => tooLong(wanted, backlogTitleMaxLength)}
            onSave={(wanted) => void change([{ id, title: wanted }], undoLabel)}
          />
        </DetailTitle>
        <DescriptionField item={item} onSave={(description) => change([{ id, description }])} />
        <DetailFields item={item} items={items} onChange={(patch) => void change([{ id, ...patch }], undoLabel)} />
        <CriteriaList
          item={item}
          onChange={(acceptanceCriteria, onSaved) => change([{ id, acceptanceCriteria }], undefined, onSaved)}
          onRemove={(acceptanceCriteria) =>
            void change([{ id, acceptanceCriteria }], t('backlogDetail.criteria.removed'))
          }
        />
        <CommentList item={item} onChange={(comments, onSaved) => change([{ id, comments }], undefined, onSaved)} />
      </Body>
    </>
  );
}

interface DescriptionFieldProps {
  item: BacklogItem;
  /** @returns whether it was saved. */
  onSave: (description: string) => Promise<boolean>;
}

/** What the item is about, as plain text that saves itself. */
function DescriptionField({ item, onSave }: DescriptionFieldProps) {
  const { t } = useTranslation();
  const tooLong = useTooLong();
  const { text, state, change, leave } = useAutosave({
    draftKey: draftKeys.description(item.id),
    saved: item.description,
    // What is too long is a draft of this browser until it fits.
    save: (wanted) => (tooLong(wanted, descriptionMaxLength) === undefined ? onSave(wanted) : Promise.resolve(false)),
  });
  const problem = tooLong(text, descriptionMaxLength);
  return (
    <Description>
      <TextArea
        aria-label={t('backlogDetail.description')}
        placeholder={t('backlogDetail.descriptionPlaceholder')}
        variant="quiet"
        minRows={1}
        maxRows={16}
        value={text}
        onChange={change}
        onBlur={leave}
        {...(problem && { errorMessage: problem })}
      />
      <p role="status" data-state={state}>
        {state === 'idle' || problem !== undefined ? null : t(`backlogDetail.save.${state}`)}
      </p>
    </Description>
  );
}
