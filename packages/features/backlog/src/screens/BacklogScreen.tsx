import { defaultBacklogStatus, type BacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { isGone } from '@quarterdeck/data/apiErrors';
import { useMissingProject } from '@quarterdeck/data/visit/useMissingProject';
import { useMadeId } from '@quarterdeck/data/writes/useMadeId';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { usePrintSheet } from '@quarterdeck/ui/PrintSheet';
import { useNavigate, useParams } from '@quarterdeck/ui/router';
import { shortcutsOf, useShortcuts } from '@quarterdeck/ui/shortcuts';
import { below, token } from '@quarterdeck/ui/tokens';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import type { VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BacklogBody } from '../components/BacklogBody';
import { BacklogEmpty } from '../components/BacklogEmpty';
import { BacklogFilters } from '../components/BacklogFilters';
import { BacklogHeader } from '../components/BacklogHeader';
import { ItemImportDialog } from '../components/backlogParts';
import { BacklogSkeleton } from '../components/BacklogSkeleton';
import { BacklogToolbar } from '../components/BacklogToolbar';
import { ItemDrawer } from '../components/ItemDrawer';
import { useAdded, useArrival } from '../components/useArrival';
import { useBacklogView } from '../components/useBacklogView';
import { useDraftGroup } from '../components/useDraftGroup';
import { useExport } from '../components/useExport';
import { backlogKeys } from '../model/backlogKeys';
import { findItems, isFiltered, withoutFilters } from '../model/backlogView';
import { useBacklog } from '../queries/useBacklog';
import { useBacklogWrites } from '../queries/useBacklogWrites';

const nothing: readonly BacklogItem[] = [];
const loadSheet = () => import('../components/transfer/BacklogPrint').then((file) => file.BacklogPrint);

/** The backlog of the project; the address names the view and the item that is open beside it. */
export function BacklogScreen() {
  const missing = useMissingProject();
  const { t } = useTranslation();
  const { number } = useFormats();
  const { id } = useParams();
  const result = useBacklog();
  const control = useBacklogView();
  const { view, change } = control;
  const navigate = useNavigate();
  const openId = useMadeId(
    (id ?? null) as BacklogItemId | null,
    (made) => void navigate(control.hrefOf(made), { replace: true }),
  );
  const { rename } = useBacklogWrites();
  const listRef = useRef<VirtualListHandle>(null);
  const [draftIn, setDraftIn] = useDraftGroup();
  const added = useAdded();
  const [isImporting, setImporting] = useState(false);
  const { Sheet, print } = usePrintSheet(loadSheet);

  const project = result.data;
  const items = project?.requirements ?? nothing;
  const shown = useMemo(() => findItems(items, view), [items, view]);
  const arrival = useArrival(items);
  const arrivedIds = useMemo(() => new Set([...arrival.ids, ...added.ids]), [arrival.ids, added.ids]);
  const exportAs = useExport(project, shown);
  const hasRail = useIsFrom('lg');
  // An empty backlog has nothing to find; one on its way most likely has.
  const hasTools = items.length > 0 || result.isPending;

  // While it is on its way the field comes with it; a list that did not load has no place for it.
  const canAdd = project !== undefined || !result.isError;
  const add = useCallback(() => {
    if (!canAdd) return;
    // What is added has to be seen: it has neither label nor estimate, and no place on the roadmap.
    if (isFiltered(view) || view.viewMode === 'roadmap') {
      change({ ...withoutFilters, viewMode: view.viewMode === 'board' ? 'board' : 'list' });
    }
    setDraftIn(defaultBacklogStatus);
  }, [canAdd, change, view, setDraftIn]);
  useShortcuts(useMemo(() => shortcutsOf(backlogKeys, { add, search: focusSearch }), [add]));
  const [editedId, setEditedId] = useState<BacklogItemId | null>(null);
  const handleEditing = useCallback(() => setEditedId(null), []);
  const edit = (wanted: BacklogItemId) => {
    setEditedId(wanted);
    control.open(wanted);
  };
  const close = () => {
    control.close();
    if (openId !== null) listRef.current?.focusRow(openId);
  };

  if (isGone(result.error)) return <MissingRecord {...missing} />;
  return (
    <>
      <View data-view-mode={view.viewMode} data-sheet={Sheet ? true : undefined}>
        <BacklogHeader
          {...control}
          project={project}
          onRename={(name) => void rename(name)}
          onAdd={canAdd ? add : undefined}
          onImport={() => setImporting(true)}
          onExport={(format) => void exportAs(format)}
          onPrint={() => void print()}
        />
        {arrival.count > 0 ? (
          <Alert tone="success" isAnnounced onDismiss={arrival.dismiss}>
            {t('backlog.arrived', { count: arrival.count, formatted: number(arrival.count) })}
          </Alert>
        ) : null}
        <Columns>
          {hasRail && hasTools ? (
            <Rail aria-label={t('backlog.filters.title')}>
              <BacklogFilters {...control} items={project ? items : null} />
            </Rail>
          ) : null}
          <Centre>
            {hasTools ? (
              <BacklogToolbar {...control} items={project ? items : null} count={shown.length} hasRail={hasRail} />
            ) : null}
            <AsyncContent
              result={result}
              size="lg"
              headingLevel={2}
              data-part="content"
              skeleton={<BacklogSkeleton viewMode={view.viewMode} />}
              isEmpty={({ requirements }) => requirements.length === 0 && draftIn === null}
              empty={<BacklogEmpty onAdd={add} />}
            >
              {(known) => (
                <BacklogBody
                  {...control}
                  project={known}
                  items={shown}
                  openId={openId}
                  arrivedIds={arrivedIds}
                  draftIn={draftIn}
                  onDraftChange={setDraftIn}
                  onAdded={added.mark}
                  onEdit={edit}
                  listRef={listRef}
                />
              )}
            </AsyncContent>
          </Centre>
          {project ? (
            <ItemDrawer
              id={openId}
              items={items}
              viewMode={view.viewMode}
              isEdited={editedId !== null && editedId === openId}
              onEditing={handleEditing}
              onClose={close}
            />
          ) : null}
        </Columns>
        {isImporting ? (
          <Suspense>
            <ItemImportDialog items={items} onClose={() => setImporting(false)} />
          </Suspense>
        ) : null}
      </View>
      {Sheet && project ? <Sheet project={project} items={shown} /> : null}
    </>
  );
}

/** The page on the screen; on paper the sheet takes its place. */
const View = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  &:not([data-view-mode='roadmap']) {
    /* The list and the board end where the window does: below the header, above the space and the foot of the page. */
    min-block-size: calc(100dvh - 193px);
    ${below('sm')} {
      min-block-size: calc(100dvh - 56px - ${token('space.6')} - var(--qd-bottom-bar, 0px));
    }
  }
  @media print {
    &[data-sheet] {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Rail = styled.aside`
  flex: none;
  inline-size: 196px;
  margin-inline-end: ${token('space.8')};
  padding-block-start: ${token('space.1')};
`;

const Centre = styled.div`
  &,
  & > [data-part='content'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-inline-size: 0;
  }
  & {
    gap: ${token('space.3')};
  }
`;
