import type { AcceptanceCriterion } from '@quarterdeck/contract/entities/backlogItem';
import { useTooLong } from '@quarterdeck/data/visit/useTooLong';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useDraft } from '@quarterdeck/ui/autosave';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { TextField } from '@quarterdeck/ui/TextField';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { criterionLimit, criterionMaxLength } from '../../model/limits';
import { Criteria, Section } from './BacklogDetail.styles';

export interface CriteriaListProps {
  /** Under which the browser keeps what is typed and not added yet. */
  draftKey: string;
  criteria: readonly AcceptanceCriterion[];
  /**
   * @param onSaved is called once the server has them, also after another attempt.
   * @returns whether they were saved.
   */
  onChange: (criteria: AcceptanceCriterion[], onSaved?: () => void) => Promise<boolean>;
  /** The list without the one that was removed. */
  onRemove: (criteria: AcceptanceCriterion[]) => void;
}

/** What must be true for the item to count as done: checked, renamed and removed in place, added at the end. */
export function CriteriaList({ draftKey, criteria, onChange, onRemove }: CriteriaListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const tooLong = useTooLong();
  const headingId = useId();
  const writes = useWrites();
  const [draft, changeDraft, takeDraft] = useDraft(draftKey);
  const problem = tooLong(draft, criterionMaxLength);
  const addField = useRef<HTMLInputElement>(null);
  const done = criteria.filter((criterion) => criterion.done).length;
  const patch = (at: number, changes: Partial<AcceptanceCriterion>) =>
    void onChange(criteria.map((criterion, index) => (index === at ? { ...criterion, ...changes } : criterion)));

  const add = async () => {
    const text = draft.trim();
    if (text === '' || problem !== undefined || criteria.length >= criterionLimit) return;
    const taken = takeDraft();
    const saving = onChange([...criteria, { text, done: false }], taken.done);
    if (writes.isKept) taken.done();
    if (!(await saving)) taken.giveBack();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };

  const handleRemove = (at: number) => {
    // The focus would go away with the row.
    addField.current?.focus();
    onRemove(criteria.filter((_, index) => index !== at));
  };

  return (
    <Section aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>{t('backlogDetail.criteria.title')}</h3>
        {criteria.length > 0 ? (
          <span>{t('backlogDetail.criteria.progress', { done: number(done), total: number(criteria.length) })}</span>
        ) : null}
      </header>
      <Criteria>
        {criteria.map((criterion, index) => (
          // Criteria have no ids; their place is what tells them apart.
          <li key={index} data-done={criterion.done || undefined}>
            <Checkbox
              aria-label={criterion.text}
              isSelected={criterion.done}
              onChange={(isDone) => patch(index, { done: isDone })}
            />
            <CriterionText text={criterion.text} onRename={(text) => patch(index, { text })} />
            <IconButton
              size="xs"
              icon={X}
              label={t('backlogDetail.criteria.remove', { text: criterion.text })}
              onPress={() => handleRemove(index)}
              data-part="remove"
            />
          </li>
        ))}
      </Criteria>
      <form onSubmit={handleSubmit}>
        <TextField
          inputRef={addField}
          aria-label={t('backlogDetail.criteria.add')}
          placeholder={t('backlogDetail.criteria.add')}
          variant="quiet"
          size="sm"
          icon={Plus}
          value={draft}
          onChange={changeDraft}
          {...(problem === undefined ? {} : { errorMessage: problem })}
        />
      </form>
    </Section>
  );
}

/** Saved when it is left or confirmed; an empty text puts the old one back, one that is too long stays and is not saved. */
function CriterionText({ text: saved, onRename }: { text: string; onRename: (text: string) => void }) {
  const { t } = useTranslation();
  const tooLong = useTooLong();
  const [text, setText] = useState(saved);
  const [shown, setShown] = useState(saved);
  if (shown !== saved) {
    setShown(saved);
    setText(saved);
  }
  const problem = tooLong(text, criterionMaxLength);
  const save = () => {
    const wanted = text.trim();
    if (wanted === '') setText(saved);
    else if (wanted !== saved && problem === undefined) onRename(wanted);
  };
  return (
    <TextArea
      aria-label={t('backlogDetail.criteria.text')}
      variant="quiet"
      size="sm"
      minRows={1}
      maxRows={6}
      value={text}
      {...(problem === undefined ? {} : { errorMessage: problem })}
      onChange={setText}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // A criterion is one sentence, on as many lines as it needs.
        event.preventDefault();
        save();
      }}
      data-part="text"
    />
  );
}
