import { backlogTitleMaxLength } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Draft } from './BacklogList.styles';
import { useBacklogWrites } from './useBacklogWrites';

/** A row for a new item. Enter adds it and leaves the row for the next one, leaving it adds too, Escape does not. */
export function ItemDraft({ onEnd }: { onEnd: (isByKey: boolean) => void }) {
  const { t } = useTranslation();
  const { add } = useBacklogWrites();
  const [title, setTitle] = useState('');
  // The focus that goes back to the list leaves this field, which must not save what Escape gave up.
  const isGivenUp = useRef(false);

  const save = () => {
    const wanted = title.trim();
    if (wanted === '') return false;
    setTitle('');
    void add([{ title: wanted }]).then((isAdded) => {
      if (isAdded) announce(t('backlog.draft.added', { title: saidTitle(wanted) }));
      // What was typed meanwhile is worth more than what can be tried again by the message.
      else setTitle((typed) => (typed === '' ? wanted : typed));
    });
    return true;
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
    onEnd(false);
  };
  return (
    <Draft data-part="draft">
      <i aria-hidden />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person asked for this field by a click or a key.
        autoFocus
        aria-label={t('backlog.draft.label')}
        placeholder={t('backlog.draft.placeholder')}
        value={title}
        dir="auto"
        maxLength={backlogTitleMaxLength}
        enterKeyHint="done"
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      <small aria-hidden>{t('backlog.draft.hint')}</small>
    </Draft>
  );
}
