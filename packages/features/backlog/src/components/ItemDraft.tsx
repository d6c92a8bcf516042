import {
  backlogTitleMaxLength,
  type BacklogItemId,
  type BacklogStatus,
} from '@quarterdeck/contract/entities/backlogItem';
import { sameTitle } from '@quarterdeck/contract/rules/sameTitle';
import { useTooLong } from '@quarterdeck/data/visit/useTooLong';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { draftRow } from '@quarterdeck/ui/VirtualList';
import { useDeferredValue, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useBacklogWrites } from '../queries/useBacklogWrites';

interface ItemDraftProps {
  /** The group that the item goes to. */
  status: BacklogStatus;
  /** A row of the list, or a card of the board. */
  look: 'row' | 'card';
  /** What was added, as it is shown; called again with the ids that it got. */
  onAdded: (ids: readonly BacklogItemId[]) => void;
  onEnd: (isByKey: boolean) => void;
}

/** A field for a new item. Enter adds it and leaves the field for the next one, leaving it adds too, Escape does not. */
export function ItemDraft({ status, look, onAdded, onEnd }: ItemDraftProps) {
  const { t } = useTranslation();
  const { add, shown, idOf } = useBacklogWrites();
  const tooLong = useTooLong();
  const hintId = useId();
  const [title, setTitle] = useState('');
  // The focus that goes back to the list leaves this field, which must not save what Escape gave up.
  const isGivenUp = useRef(false);
  // To look through ten thousand titles must not hold the letters up.
  const twin = sameTitle(shown(), useDeferredValue(title));

  const problem = tooLong(title, backlogTitleMaxLength);
  const hint = twin ? t('backlog.draft.same', { key: twin.key }) : t('backlog.draft.hint');

  const save = () => {
    const wanted = title.trim();
    if (wanted === '' || problem !== undefined) return;
    setTitle('');
    const { ids, saved } = add([{ title: wanted, status }]);
    onAdded(ids);
    void saved.then((isAdded) => {
      if (isAdded) {
        onAdded(ids.map(idOf));
        announce(t('backlog.draft.added', { title: saidTitle(wanted) }));
      }
      // What was typed meanwhile is worth more than what can be tried again by the message.
      else setTitle((typed) => (typed === '' ? wanted : typed));
    });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') {
      isGivenUp.current = true;
      onEnd(true);
    } else return;
    event.preventDefault();
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // When another window comes to the front, the field is still the focus of the page.
    if (isGivenUp.current || document.activeElement === event.currentTarget) return;
    save();
    // What is too long stays to be shortened.
    if (problem === undefined) onEnd(false);
  };
  return (
    <Draft data-part="draft" data-look={look} role={look === 'row' ? 'gridcell' : undefined}>
      <i aria-hidden />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person asked for this field by a click or a key.
        autoFocus
        aria-label={t('backlog.draft.label')}
        aria-describedby={hintId}
        placeholder={t('backlog.draft.placeholder')}
        value={title}
        dir="auto"
        aria-invalid={problem !== undefined || undefined}
        enterKeyHint="done"
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      <small id={hintId} aria-live="polite" data-tone={problem ? 'danger' : twin && 'warning'}>
        {problem ?? hint}
      </small>
    </Draft>
  );
}

const Draft = styled.div`
  ${draftRow}
  & > input {
    /* What was added stands above the field and is seen too. */
    scroll-margin-block: 96px;
    ${type('body-medium')}
  }
  & > small {
    ${type('small')}
  }
  & > [data-tone='warning'] {
    color: ${token('warning.text')};
  }
  & > [data-tone='danger'] {
    color: ${token('danger.text')};
  }
  &[data-look='row'] {
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
  &[data-look='card'] {
    flex-direction: column;
    align-items: stretch;
    gap: ${token('space.1-5')};
    margin-block-end: ${token('space.2')};
    padding: ${token('space.2-5')} ${token('space.3')};
    border: 1px solid ${token('border.control')};
    border-radius: ${token('radius.lg')};
    & > i {
      display: none;
    }
    & > input {
      block-size: 28px;
    }
  }
  ${below('sm')} {
    & > input {
      /* A smaller text makes the browser zoom in. */
      font-size: 16px;
    }
  }
`;
