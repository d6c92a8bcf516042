import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@quarterdeck/ui/Dialog';
import { useNavigate } from '@quarterdeck/ui/router';
import { Text } from '@quarterdeck/ui/Text';
import { useId } from 'react';
import { useCheckout, useSayAddFailed } from '../../queries/useCheckout';
import { useDiscard } from '../useDiscard';

export interface LeaveDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks what shall become of the selection before the marketplace is left. Escape and a press beside it change nothing. */
export function LeaveDialog({ isOpen, onOpenChange }: LeaveDialogProps) {
  const textId = useId();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="sm" aria-describedby={textId}>
      <Question textId={textId} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open. */
function Question({ textId, onClose }: { textId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { checkOut, isAdding } = useCheckout();
  const sayFailed = useSayAddFailed();
  const discard = useDiscard();

  const handleCheckOut = async () => {
    const attempt = async () => {
      if (!(await checkOut())) sayFailed(() => void attempt());
    };
    await attempt();
    onClose();
  };
  const handleDiscard = () => {
    discard();
    onClose();
    void navigate(paths.backlog.href());
  };
  return (
    <>
      <DialogHeader title={t('project.leave.title')} />
      <DialogBody>
        <Text as="p" tone="secondary" id={textId}>
          {t('project.leave.text')}
        </Text>
      </DialogBody>
      <DialogFooter>
        <Button isDisabled={isAdding} onPress={handleDiscard}>
          {t('project.leave.discard')}
        </Button>
        <Button variant="primary" isPending={isAdding} onPress={() => void handleCheckOut()}>
          {t('project.leave.checkOut')}
        </Button>
      </DialogFooter>
    </>
  );
}
