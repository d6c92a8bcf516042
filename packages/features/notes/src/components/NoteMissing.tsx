import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody } from '@quarterdeck/ui/Dialog';
import { EmptyState } from '@quarterdeck/ui/EmptyState';

export interface NoteMissingProps {
  onClose: () => void;
}

/** In place of the editor: there is no note at this address. */
export function NoteMissing({ onClose }: NoteMissingProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen size="editor" aria-label={t('notes.note')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogBody>
        <EmptyState
          kind="no-results"
          headingLevel={2}
          title={t('notes.missing.title')}
          text={t('notes.missing.text')}
          action={<Button onPress={onClose}>{t('notes.missing.action')}</Button>}
        />
      </DialogBody>
    </Dialog>
  );
}
