import { Check, Copy, WrapText } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useCopy } from '../copy';
import { IconButton } from '../IconButton';
import { useKitMessages } from '../messages';
import { ToggleButton } from '../ToggleButton';
import { Bar, Frame, Language, Line, Lines, Name } from './CodeBlock.styles';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Shown as it is; nothing in it is run or read as markup. */
  code: string;
  /** What it is, such as the name of the file; shown above it and read as its name. */
  label: string;
  /** Shown beside the label, such as "TypeScript". */
  language?: string;
  /** Numbers the lines; the numbers are not copied. @default false */
  hasLineNumbers?: boolean;
  /** Whether long lines go on in the next line at first; the reader can switch. @default false */
  isWrapped?: boolean;
}

/** Code to read and copy. It scrolls sideways, also by keys, or wraps. */
export function CodeBlock({
  code,
  label,
  language,
  hasLineNumbers = false,
  isWrapped = false,
  ...rest
}: CodeBlockProps) {
  const messages = useKitMessages();
  const { copy, forget, isCopied } = useCopy();
  const [wraps, setWraps] = useState(isWrapped);
  return (
    <Frame {...rest}>
      <Bar data-part="bar">
        <Name dir="auto" data-part="label">
          {label}
        </Name>
        {language === undefined ? null : <Language data-part="language">{language}</Language>}
        <ToggleButton icon={WrapText} label={messages.wrapLines} size="sm" isSelected={wraps} onChange={setWraps} />
        <IconButton
          icon={isCopied ? Check : Copy}
          label={isCopied ? messages.copied : messages.copyCode}
          size="sm"
          onPress={() => void copy(code)}
          onBlur={forget}
        />
      </Bar>
      {/* Reached by Tab, so that arrow keys scroll long lines. */}
      <Lines
        dir="ltr"
        role="region"
        aria-label={label}
        tabIndex={0}
        data-part="code"
        data-wrapped={wraps || undefined}
        data-numbered={hasLineNumbers || undefined}
      >
        <code>
          {hasLineNumbers
            ? code.split('\n').map((line, index, all) => (
                <Line key={index} data-part="line">
                  {index < all.length - 1 ? `${line}\n` : line}
                </Line>
              ))
            : code}
        </code>
      </Lines>
    </Frame>
  );
}
