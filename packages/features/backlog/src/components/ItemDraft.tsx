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
import { useDeferredValue, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { Draft } from './ItemDraft.styles';

export interface ItemDraftProps {
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
    <Draft data-part="draft" data-look={look} {...(look === 'row' ? { role: 'gridcell' } : {})}>
      <i aria-hidden />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person asked for this field by a click or a key.
        autoFocus
        aria-label={t('backlog.draft.label')}
        aria-describedby={hintId}
        placeholder={t('backlog.draft.placeholder')}
        value={title}
        dir="auto"
        aria-invalid={problem === undefined ? undefined : true}
        enterKeyHint="done"
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      <small
        id={hintId}
        aria-live="polite"
        data-twin={twin ? true : undefined}
        data-problem={problem ? true : undefined}
      >
        {problem ?? hint}
      </small>
    </Draft>
  );
}
