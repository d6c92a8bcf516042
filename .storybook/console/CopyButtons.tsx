import { Button } from '@quarterdeck/ui/Button';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Quiet, Row } from './Console.styles';

export interface CopyButtonsProps {
  /** Texts by the name that their button shows; made when they are wanted. */
  texts: Readonly<Record<string, () => string>>;
}

/** Copies a request in the form that a person needs. */
export function CopyButtons({ texts }: CopyButtonsProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async (name: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(name);
      announce('Copied');
    } catch {
      // The browser keeps the clipboard to itself here, as it does in a frame without the permission.
      setCopied(undefined);
      announce('The browser does not allow to copy');
    }
  };
  return (
    <Row>
      <Quiet>Copy as</Quiet>
      {Object.entries(texts).map(([name, make]) => (
        <Button
          key={name}
          size="xs"
          variant="ghost"
          icon={copied === name ? Check : Copy}
          aria-label={`Copy as ${name}`}
          onPress={() => void copy(name, make())}
        >
          {name}
        </Button>
      ))}
    </Row>
  );
}
