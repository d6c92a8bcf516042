import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTooLong } from '@quarterdeck/data/visit/useTooLong';
import { useTranslation } from '@quarterdeck/i18n';
import { useAutosave } from '@quarterdeck/ui/autosave';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { draftKeys } from '../../model/drafts';
import { descriptionMaxLength } from '../../model/limits';
import { Description } from './BacklogDetail.styles';

export interface DescriptionFieldProps {
  item: BacklogItem;
  /** @returns whether it was saved. */
  onSave: (description: string) => Promise<boolean>;
}

/** What the item is about, as plain text that saves itself. */
export function DescriptionField({ item, onSave }: DescriptionFieldProps) {
  const { t } = useTranslation();
  const tooLong = useTooLong();
  const { text, state, change, leave } = useAutosave({
    draftKey: draftKeys.description(item.id),
    saved: item.description,
    // What is too long is a draft of this browser until it fits.
    save: (wanted) => (tooLong(wanted, descriptionMaxLength) === undefined ? onSave(wanted) : Promise.resolve(false)),
  });
  const problem = tooLong(text, descriptionMaxLength);
  return (
    <Description>
      <TextArea
        aria-label={t('backlogDetail.description')}
        placeholder={t('backlogDetail.descriptionPlaceholder')}
        variant="quiet"
        minRows={1}
        maxRows={16}
        value={text}
        onChange={change}
        onBlur={leave}
        {...(problem === undefined ? {} : { errorMessage: problem })}
      />
      <p role="status" data-state={state}>
        {state === 'idle' || problem !== undefined ? null : t(`backlogDetail.save.${state}`)}
      </p>
    </Description>
  );
}
