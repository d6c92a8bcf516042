import { useAutosave } from '@quarterdeck/ui/autosave';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { draftKeys } from '../drafts';
import { descriptionMaxLength } from '../limits';
import { Description } from './BacklogDetail.styles';

export interface DescriptionFieldProps {
  item: BacklogItem;
  /** @returns whether it was saved. */
  onSave: (description: string) => Promise<boolean>;
}

/** What the item is about, as plain text that saves itself. */
export function DescriptionField({ item, onSave }: DescriptionFieldProps) {
  const { t } = useTranslation();
  const { text, state, change, leave } = useAutosave({
    draftKey: draftKeys.description(item.id),
    saved: item.description,
    save: onSave,
  });
  return (
    <Description>
      <TextArea
        aria-label={t('backlogDetail.description')}
        placeholder={t('backlogDetail.descriptionPlaceholder')}
        variant="quiet"
        minRows={1}
        maxRows={16}
        maxLength={descriptionMaxLength}
        value={text}
        onChange={change}
        onBlur={leave}
      />
      <p role="status" data-state={state}>
        {state === 'idle' ? null : t(`backlogDetail.save.${state}`)}
      </p>
    </Description>
  );
}
