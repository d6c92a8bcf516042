import {
  backlogTitleMaxLength,
  type BacklogItemId,
  type BacklogStatus,
} from '@quarterdeck/contract/entities/backlogItem';
import { sameTitle } from '@quarterdeck/contract/rules/sameTitle';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import { DraftRow, type DraftHint, type DraftRowProps } from '@quarterdeck/ui/DraftRow';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { itemDraftKey } from './useDraftGroup';

interface ItemDraftProps extends Required<Pick<DraftRowProps, 'variant' | 'onEnd'>> {
  /** The group that the item goes to. */
  status: BacklogStatus;
  /** What was added, as it is shown; called again with the ids that it got. */
  onAdded: (ids: readonly BacklogItemId[]) => void;
}

/** A field for a new item, in a group of the list or in a lane of the board. */
export function ItemDraft({ status, onAdded, ...rest }: ItemDraftProps) {
  const { t } = useTranslation();
  const { add, shown, idOf } = useBacklogWrites();
  const writes = useWrites();
  const tooLong = useTooLong();
  const hintOf = (text: string): DraftHint => {
    const twin = sameTitle(shown(), text);
    return twin
      ? { text: t('backlog.draft.same', { key: twin.key }), tone: 'warning' }
      : { text: t('backlog.draft.hint') };
  };
  const handleAdd: DraftRowProps['onAdd'] = async (title, { done }) => {
    const { ids, saved } = add([{ title, status }]);
    onAdded(ids);
    if (writes.isKept) done();
    const isAdded = await saved;
    if (isAdded) {
      onAdded(ids.map(idOf));
      announce(t('backlog.draft.added', { title: truncateForSpeech(title) }));
    }
    return isAdded;
  };
  return (
    <Draft
      draftKey={itemDraftKey(status)}
      label={t('backlog.draft.label')}
      placeholder={t('backlog.draft.placeholder')}
      refuse={(text) => tooLong(text, backlogTitleMaxLength)}
      hint={hintOf}
      onAdd={handleAdd}
      {...rest}
    />
  );
}

const Draft = styled(DraftRow)`
  & > input {
    /* What was added stands above the field and is seen too. */
    scroll-margin-block: 96px;
    ${type('body-medium')}
  }
  & > small {
    ${type('small')}
  }
  &[data-variant='row'] {
    block-size: 100%;
    padding-inline: 40px ${token('space.4')};
    border-block-end: 0;
    & > input {
      block-size: 40px;
    }
    ${below('sm')} {
      padding-inline: ${token('space.4')};
      & > small:not([data-tone]) {
        display: none;
      }
    }
  }
  &[data-variant='card'] {
    margin-block-end: ${token('space.2')};
  }
  ${below('sm')} {
    & > input {
      /* A smaller text makes the browser zoom in. */
      font-size: 16px;
    }
  }
`;
