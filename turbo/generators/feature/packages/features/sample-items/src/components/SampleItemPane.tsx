import { paths } from '@quarterdeck/contract';
import type { SampleItem, SampleItemId } from '@quarterdeck/contract/entities/sampleItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ListPane } from '@quarterdeck/ui/ListPane';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { RecordList } from '@quarterdeck/ui/RecordList';
import { RecordRow, RowTitle } from '@quarterdeck/ui/RecordRow';
import { actionOf } from '@quarterdeck/ui/shortcuts';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token } from '@quarterdeck/ui/tokens';
import { nothingSelected, type VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { Plus } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { sampleItemKeys } from '../model/sampleItemKeys';
import { SampleItemDraft } from './SampleItemDraft';

export interface SampleItemPaneProps {
  result: AsyncResult<SampleItem[]>;
  openId: SampleItemId | null;
  /** Whether a new one is being written at the top of the list. */
  isAdding: boolean;
  onAddingChange: (isAdding: boolean) => void;
  onOpen: (id: SampleItemId) => void;
  onDelete: (record: SampleItem) => void;
  /** Puts the focus on a row. */
  listRef: RefObject<VirtualListHandle | null>;
}

/** Heights of a row in CSS pixels. */
const rowHeights = { comfortable: 44, compact: 36, twoLines: 44 };
/** Nothing is done to several rows yet, so none is selected. */
const ignore = () => undefined;
const getKey = ({ id }: SampleItem) => id;
const renderRow = ({ id, title }: SampleItem) => (
  <RecordRow>
    <RowTitle title={title} href={paths.sampleItem.href(id)} />
  </RecordRow>
);

/** The list with its head and its states. */
export function SampleItemPane({
  result,
  openId,
  isAdding,
  onAddingChange,
  onOpen,
  onDelete,
  listRef,
}: SampleItemPaneProps) {
  const { t } = useTranslation();
  const { hasSingleKeys } = usePreferences();
  const { keyOf } = useWrites();
  const addButton = useRef<HTMLButtonElement>(null);
  const handleDraftEnd = (isByKey: boolean) => {
    onAddingChange(false);
    if (!isByKey) return;
    const first = result.data?.[0];
    if (first) listRef.current?.focusRow(first.id);
    else addButton.current?.focus();
  };
  const find = (key: string) => result.data?.find(({ id }) => id === key);
  const add = (
    <Button ref={addButton} variant="primary" icon={Plus} onPress={() => onAddingChange(true)}>
      {t('sampleItems.add')}
    </Button>
  );
  return (
    <ListPane title={t('sampleItems.title')} actions={add}>
      <Rows>
        {isAdding ? <SampleItemDraft onEnd={handleDraftEnd} /> : null}
        <AsyncContent
          result={result}
          skeleton={<Skeleton shape="rows" count={10} height={`${rowHeights.comfortable}px`} />}
          headingLevel={2}
          data-part="content"
          empty={
            <EmptyState
              title={t('sampleItems.empty.title')}
              text={t('sampleItems.empty.text')}
              headingLevel={2}
              action={isAdding ? undefined : add}
            />
          }
        >
          {(records) => (
            <RecordList
              handleRef={listRef}
              aria-label={t('sampleItems.title')}
              items={records}
              getKey={getKey}
              identityOf={keyOf}
              rowHeights={rowHeights}
              renderRow={renderRow}
              selection={nothingSelected}
              onSelectionChange={ignore}
              openKey={openId}
              onOpen={(key) => {
                const record = find(key);
                if (record) onOpen(record.id);
              }}
              opensOn="row"
              onRowKeyDown={(event, key) => {
                const record = find(key);
                if (record && actionOf(sampleItemKeys, event, hasSingleKeys) === 'delete') onDelete(record);
              }}
            />
          )}
        </AsyncContent>
      </Rows>
    </ListPane>
  );
}

/** As high as the pane: the list scrolls, and what is being written stays above it. */
const Rows = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  & > [data-part='draft'] {
    flex: none;
    block-size: 44px;
    padding-inline: ${token('space.2')};
  }
  & > [data-part='content'] {
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
  }
`;
