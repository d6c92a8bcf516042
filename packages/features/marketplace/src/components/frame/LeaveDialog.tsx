import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader, type DialogProps } from '@quarterdeck/ui/Dialog';
import { useNavigate } from '@quarterdeck/ui/router';
import { Text } from '@quarterdeck/ui/Text';
import { useId } from 'react';
import { useCheckoutWithMessage } from '../../queries/useCheckout';
import { useDiscard } from '../useDiscard';

/** Asks what shall become of the selection before the marketplace is left. Escape and a press beside it change nothing. */
export function LeaveDialog({ isOpen, onOpenChange }: Pick<DialogProps, 'isOpen' | 'onOpenChange'>) {
  const textId = useId();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { checkOut, isAdding } = useCheckoutWithMessage();
  const discard = useDiscard();
  const handleCheckOut = async () => {
    await checkOut();
    onOpenChange(false);
  };
  const handleDiscard = () => {
    discard();
    onOpenChange(false);
    void navigate(paths.backlog.href());
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="sm" aria-describedby={textId}>
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
    </Dialog>
  );
}
