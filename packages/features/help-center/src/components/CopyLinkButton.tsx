import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useCopy } from '@quarterdeck/ui/copy';
import { Check, Link2 } from 'lucide-react';

/** Copies the full address of a question or a guide. */
export function CopyLinkButton({ address }: { address: string }) {
  const { t } = useTranslation();
  const { isCopied, copy, forget } = useCopy();
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isCopied ? Check : Link2}
      onPress={() => void copy(new URL(address, location.origin).href)}
      onBlur={forget}
    >
      {t(isCopied ? 'helpCenter.copied' : 'helpCenter.copyLink')}
    </Button>
  );
}
