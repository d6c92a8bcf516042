import { useTranslation } from '@quarterdeck/i18n';
import { AlertDialog } from '@quarterdeck/ui/AlertDialog';
import { toasts } from '@quarterdeck/ui/Toast';

export interface DemoResetDialogProps {
  /** Takes the data back and leaves the page. */
  onReset: () => Promise<void>;
  onClose: () => void;
}

/** Asks before everything that was done in the demo is lost. */
export function DemoResetDialog({ onReset, onClose }: DemoResetDialogProps) {
  const { t } = useTranslation();
  const handleConfirm = async () => {
    try {
      await onReset();
    } catch (error) {
      toasts.add({ title: t('shell.demo.failed'), tone: 'danger' });
      throw error;
    }
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('shell.demo.question')}
      confirmLabel={t('shell.demo.reset')}
      cancelLabel={t('shell.demo.keep')}
      onConfirm={handleConfirm}
    >
      {t('shell.demo.text')}
    </AlertDialog>
  );
}
