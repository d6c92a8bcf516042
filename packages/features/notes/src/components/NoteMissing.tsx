import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody } from '@quarterdeck/ui/Dialog';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { Skeleton } from '@quarterdeck/ui/Skeleton';

export interface NoteMissingProps {
  /** Whether the notes are still on their way. */
  isPending: boolean;
  onClose: () => void;
}

/** The editor without a note: it is on its way, or there is none at this address. */
export function NoteMissing({ isPending, onClose }: NoteMissingProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen size="editor" aria-label={t('notes.note')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogBody>
        {isPending ? (
          <Skeleton count={4} />
        ) : (
          <EmptyState
            kind="no-results"
            headingLevel={2}
            title={t('notes.missing.title')}
            text={t('notes.missing.text')}
            action={<Button onPress={onClose}>{t('notes.missing.action')}</Button>}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
