import { paths } from '@quarterdeck/contract';
import { backlogTitleMaxLength, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { ConflictNote } from '@quarterdeck/data/writes/conflicts';
import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import { useAutosave } from '@quarterdeck/ui/autosave';
import { CloseButton } from '@quarterdeck/ui/CloseButton';
import { useCopy } from '@quarterdeck/ui/copy';
import { DetailHeader, DetailTitle } from '@quarterdeck/ui/DetailHeader';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { InlineEdit } from '@quarterdeck/ui/InlineEdit';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@quarterdeck/ui/Menu';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { toasts } from '@quarterdeck/ui/Toast';
import { token, type } from '@quarterdeck/ui/tokens';
import { SaveNote } from '@quarterdeck/ui/SaveNote';
import { Ellipsis, Link2, Store, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { descriptionMaxLength, draftKeys } from '../../model/item';
import { useBacklogWrites } from '../../queries/useBacklogWrites';
import { detailTitleId } from '../backlogParts';

import { CriteriaList } from './CriteriaList';
import { DetailFields } from './DetailFields';
import { ItemComments } from './ItemComments';

export interface BacklogDetailProps {
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
  useRecordTitle(item.title);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isEdited) return;
    // By its own button, so that the focus comes back to it; the drawer has noted by then where the focus came from.
    title.current?.querySelector('button')?.click();
    onEditing?.();
  }, [isEdited, onEditing]);
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
            onSave={(wanted) => void change([{ id, title: wanted }], t('backlogDetail.changed', { key: item.key }))}
          />
        </DetailTitle>
        <DescriptionField item={item} />
        <DetailFields item={item} items={items} />
        <CriteriaList item={item} />
        <ItemComments item={item} />
      </Body>
    </>
  );
}

/** Key of the item and what can be done with it as a whole. */
function DetailHead({ item, onClose }: { item: BacklogItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { remove } = useBacklogWrites();
  const { copy } = useCopy();
  const { id, key, requirementId } = item;

  const copyLink = async () => {
    const isCopied = await copy(new URL(paths.backlogItem.href(id), location.origin).href);
    if (isCopied) toasts.add({ title: t('backlogDetail.linkCopied') });
  };
  const handleDelete = () => {
    void remove([item]);
    onClose();
  };

  return (
    <DetailHeader>
      <code>{key}</code>
      <IconButton size="sm" icon={Link2} label={t('backlogDetail.copyLink')} onPress={() => void copyLink()} />
      <MenuTrigger>
        <IconButton size="sm" icon={Ellipsis} label={t('backlogDetail.actions')} />
        <Menu>
          {requirementId === null ? null : (
            <MenuItem icon={Store} href={paths.requirement.href(requirementId)}>
              {t('backlogDetail.inMarketplace')}
            </MenuItem>
          )}
          {requirementId === null ? null : <MenuSeparator />}
          <MenuItem icon={Trash2} isDanger onAction={handleDelete}>
            {t('backlogDetail.delete')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <CloseButton onPress={onClose} />
    </DetailHeader>
  );
}

/** What the item is about, as plain text that saves itself. */
function DescriptionField({ item: { id, description } }: { item: BacklogItem }) {
  const { t } = useTranslation();
  const { change } = useBacklogWrites();
  const tooLong = useTooLong();
  const { state, problem, conflict, fieldProps } = useAutosave({
    draftKey: draftKeys.description(id),
    saved: description,
    asks: true,
    // What is too long is a draft of this browser until it fits.
    refuse: (wanted) => tooLong(wanted, descriptionMaxLength),
    // Blanks at its end do not make a text too long.
    save: (wanted) => change([{ id, description: wanted.length > descriptionMaxLength ? wanted.trim() : wanted }]),
  });
  return (
    <Description>
      <TextArea
        aria-label={t('backlogDetail.description')}
        placeholder={t('backlogDetail.descriptionPlaceholder')}
        variant="quiet"
        minRows={1}
        maxRows={16}
        {...fieldProps}
      />
      <ConflictNote conflict={conflict} />
      <SaveNote state={problem === undefined ? state : 'idle'} />
    </Description>
  );
}

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  padding: ${token('space.2')} ${token('space.6')} ${token('space.6')};
  & > section {
    margin-block-start: ${token('space.4')};
    padding-block-start: ${token('space.4')};
    border-block-start: 1px solid ${token('border.subtle')};
  }
`;

const Description = styled.div`
  /* The text stands in line with the title, not the edge of its field. */
  margin: calc(-1 * ${token('space.1')}) calc(-1 * ${token('space.3')}) 0;
  & textarea {
    color: ${token('text.secondary')};
  }
  & > p {
    min-block-size: 0;
    padding-inline: ${token('space.3')};
    ${type('caption')}
  }
`;
