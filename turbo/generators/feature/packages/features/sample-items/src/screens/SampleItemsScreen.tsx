import { paths } from '@quarterdeck/contract';
import type { SampleItem, SampleItemId } from '@quarterdeck/contract/entities/sampleItem';
import { useMadeId } from '@quarterdeck/data/writes/useMadeId';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { DetailPane } from '@quarterdeck/ui/DetailPane';
import { lazyPart, usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { Panes } from '@quarterdeck/ui/ListPane';
import { useNavigate, useParams } from '@quarterdeck/ui/router';
import { shortcutsOf, useShortcuts } from '@quarterdeck/ui/shortcuts';
import { neighbourOf, type VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { SampleItemPane } from '../components/SampleItemPane';
import { sampleItemKeys } from '../model/sampleItemKeys';
import { sampleItemQueries } from '../queries/sampleItemQueries';
import { useSampleItemWrites } from '../queries/useSampleItemWrites';

const SampleItemDrawer = lazyPart(() =>
  import('../components/SampleItemDrawer').then((file) => ({ default: file.SampleItemDrawer })),
);

/** The list of sample items; the address names the one that is open beside it, and whether one is being added. */
export function SampleItemsScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const navigate = useNavigate();
  const [parameters, setParameters] = useAddressParameters();
  const list = useQuery(sampleItemQueries.list());
  const listRef = useRef<VirtualListHandle>(null);
  const { remove } = useSampleItemWrites();
  const { keyOf } = useWrites();
  const openId = useMadeId(
    (id ?? null) as SampleItemId | null,
    (made) => void navigate(paths.sampleItem.href(made), { replace: true }),
  );

  usePreloadedPart(SampleItemDrawer, list.data !== undefined);

  const setAdding = useCallback((isAdding: boolean) => setParameters({ new: isAdding ? '' : null }), [setParameters]);
  const close = useCallback(() => {
    void navigate(paths.sampleItems.href());
    if (openId !== null) listRef.current?.focusRow(openId);
  }, [navigate, openId]);
  const handleDelete = (record: SampleItem) => {
    const records = list.data ?? [];
    const next = neighbourOf(records, [record]);
    void remove({ record, index: records.indexOf(record) });
    if (record.id === openId) void navigate(paths.sampleItems.href());
    if (next !== undefined) listRef.current?.focusRow(next);
  };

  useShortcuts(
    useMemo(
      () => ({
        ...shortcutsOf(sampleItemKeys, { add: () => setAdding(true) }),
        ...(openId === null ? {} : { Escape: close }),
      }),
      [setAdding, openId, close],
    ),
  );

  return (
    <Panes>
      <SampleItemPane
        result={list}
        openId={openId}
        isAdding={parameters.has('new')}
        onAddingChange={setAdding}
        onOpen={(key) => void navigate(paths.sampleItem.href(key))}
        onDelete={handleDelete}
        listRef={listRef}
      />
      {openId !== null && (list.data !== undefined || list.isPending) ? (
        <DetailPane
          openKey={keyOf(openId)}
          part={SampleItemDrawer}
          title={t('sampleItems.detail.label')}
          isPending={list.isPending}
          onClose={close}
        >
          <SampleItemDrawer
            key={keyOf(openId)}
            record={list.data?.find((record) => record.id === openId)}
            onDelete={handleDelete}
            onClose={close}
          />
        </DetailPane>
      ) : null}
    </Panes>
  );
}
