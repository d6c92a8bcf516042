import { paths } from '@quarterdeck/contract';
import type { SampleItem, SampleItemId } from '@quarterdeck/contract/entities/sampleItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { RouterLink } from '@quarterdeck/ui/router';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { actOf } from '@quarterdeck/ui/shortcuts';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Heading } from '@quarterdeck/ui/Text';
import { nothingSelected, VirtualList, type VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { sampleItemKeys } from '../model/sampleItemKeys';
import { SampleItemDraft } from './SampleItemDraft';
import { Head, Pane, Row } from './SampleItemPane.styles';

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

/** Height of a row in CSS pixels. */
const rowHeight = 44;
/** Nothing is done to several rows yet, so none is selected. */
const ignore = () => undefined;
const getKey = ({ id }: SampleItem) => id;
const renderRow = ({ id, title }: SampleItem) => (
  <Row role="gridcell">
    <RouterLink to={paths.sampleItem.href(id)} tabIndex={-1} dir="auto">
      {truncateForDisplay(title)}
    </RouterLink>
  </Row>
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
  const find = (key: string) => result.data?.find(({ id }) => id === key);
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => onAddingChange(true)}>
      {t('sampleItems.add')}
    </Button>
  );
  return (
    <Pane aria-labelledby="sample-items-title">
      <Head>
        <Heading level={1} variant="title-2" id="sample-items-title">
          {t('sampleItems.title')}
        </Heading>
        {add}
      </Head>
      {isAdding ? <SampleItemDraft onEnd={() => onAddingChange(false)} /> : null}
      <AsyncContent
        result={result}
        skeleton={<Skeleton shape="rows" count={10} height={`${rowHeight}px`} />}
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
          <VirtualList
            handleRef={listRef}
            aria-label={t('sampleItems.title')}
            items={records}
            getKey={getKey}
            identityOf={keyOf}
            rowHeight={rowHeight}
            renderRow={renderRow}
            selection={nothingSelected}
            onSelectionChange={ignore}
            openKey={openId}
            onOpen={(key) => {
              const record = find(key);
              if (record) onOpen(record.id);
            }}
            onRowKeyDown={(event, key) => {
              const record = find(key);
              if (record && actOf(sampleItemKeys, event, hasSingleKeys) === 'delete') onDelete(record);
            }}
            hasSingleKeys={hasSingleKeys}
          />
        )}
      </AsyncContent>
    </Pane>
  );
}
