import { Check, Copy } from 'lucide-react';
import { Button } from '../Button';
import { useCopy } from '../copy';
import { useKitMessages } from '../messages';

export interface CodeBlockProps {
  /** Such as the name of the file; empty for none. */
  title: string;
  /** What is copied. */
  text: string;
}

/** Preformatted text with its name and a way to copy it; `Prose` draws it. */
export function CodeBlock({ title, text }: CodeBlockProps) {
  const messages = useKitMessages();
  const { isCopied, copy, forget } = useCopy();
  const lines = text.replace(/\n$/, '').split('\n');
  return (
    <div data-part="code">
      <div>
        {title}
        <Button
          variant="ghost"
          size="sm"
          icon={isCopied ? Check : Copy}
          onPress={() => void copy(text)}
          onBlur={forget}
        >
          {isCopied ? messages.copied : messages.copy(title).trim()}
        </Button>
      </div>
      <pre>
        <code>
          {lines.map((line, index) => (
            <span key={index} data-part="line">{`${line}\n`}</span>
          ))}
        </code>
      </pre>
    </div>
  );
}
