import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { DetailPane } from '@quarterdeck/ui/DetailPane';
import { Drawer, DrawerBody, DrawerHeader } from '@quarterdeck/ui/Drawer';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { from, token } from '@quarterdeck/ui/tokens';
import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { BacklogViewMode } from '../model/backlogView';
import { BacklogDetail, detailTitleId } from './backlogParts';

interface ItemDrawerProps {
  /** What the address names; null for the list alone. */
  id: BacklogItemId | null;
  /** The whole backlog. */
  items: readonly BacklogItem[];
  /** Beside the list there is room for it; lanes and weeks would move away from under the pointer, so it lies over them. */
  viewMode: BacklogViewMode;
  /** Whether its title becomes a field at once, until `onEditing` has been called. */
  isEdited: boolean;
  onEditing: () => void;
  onClose: () => void;
}

/** The open item: beside the list in wide windows, over what is shown in others. */
export function ItemDrawer({ id, items, viewMode, isEdited, onEditing, onClose }: ItemDrawerProps) {
  const { t } = useTranslation();
  const { keyOf } = useWrites();
  // While the drawer leaves it shows what it showed.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const item = items.find((one) => one.id === shownId);
  // One that is deleted while it is open, here or elsewhere, is no mistyped address: the list goes on.
  const lastThere = useRef<BacklogItemId>(null);
  useEffect(() => {
    if (item) lastThere.current = item.id;
    else if (id !== null && lastThere.current === id) onClose();
  }, [item, id, onClose]);
  const isBeside = viewMode === 'list';
  return (
    <Beside data-open={(isBeside && id !== null) || undefined}>
      <Panel
        isOpen={id !== null}
        onOpenChange={onClose}
        size="lg"
        {...(isBeside && { besideFrom: 'lg' })}
        {...(item && { 'aria-labelledby': detailTitleId })}
      >
        {item ? (
          <DetailPane
            openKey={keyOf(item.id)}
            part={BacklogDetail}
            title={t('backlog.missing.heading')}
            titleId={detailTitleId}
            hasPlace={false}
            onClose={onClose}
          >
            <BacklogDetail
              // An item that gets its id from the API stays the same open item.
              key={keyOf(item.id)}
              item={item}
              items={items}
              isEdited={isEdited}
              onEditing={onEditing}
              onClose={onClose}
            />
          </DetailPane>
        ) : (
          <>
            <DrawerHeader title={t('backlog.missing.heading')} />
            <DrawerBody>
              <EmptyState
                icon={SearchX}
                title={t('backlog.missing.title')}
                text={t('backlog.missing.text')}
                action={
                  <Button variant="primary" onPress={onClose}>
                    {t('backlog.missing.back')}
                  </Button>
                }
              />
            </DrawerBody>
          </>
        )}
      </Panel>
    </Beside>
  );
}

/** The box beside the list: as high as the list, whatever stands in it. */
const Beside = styled.div`
  ${from('lg')} {
    position: relative;
    flex: none;
    &[data-open] {
      inline-size: 376px;
      margin-inline-start: ${token('space.6')};
      min-block-size: 480px;
    }
  }
`;

const Panel = styled(Drawer)`
  &&:not([aria-modal]) {
    position: absolute;
    inset: 0;
    inline-size: auto;
    overflow: hidden;
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
  }
`;
