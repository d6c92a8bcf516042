import { useId, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import {
  FormField,
  useText,
  type ControlProps,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { useHydrated } from '../hydrated';
import { lazyPart } from '../lazyPart';
import { useKitMessages } from '../messages';
import { PartBoundary } from '../PartBoundary';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import { Frame, Region } from './RichTextEditor.styles';

const Editor = lazyPart(() => import('./Editor').then((file) => ({ default: file.Editor })));

export interface RichTextEditorProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'placeholder'>, FieldTexts {
  label: string;
  /** HTML; what the editor does not know, or is not allowed, is left out when it is shown. Empty for no text. */
  value?: string;
  defaultValue?: string;
  /** Cleaned HTML of paragraphs, lists, quotes, links, bold and italic; empty for no text. */
  onChange?: (html: string) => void;
  /** The form sends the HTML under this name. */
  name?: string;
  /** An example, never the label. */
  placeholder?: string;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** Radius of the frame. @default 'md' */
  size?: FieldSize;
  /** @default false */
  isDisabled?: boolean;
  /** Shown as it is, without a toolbar. @default false */
  isReadOnly?: boolean;
}

/** As high as the text will be, roughly; it is not seen. */
const roughText = (html: string) =>
  html
    .replace(/<\/(?:p|h\d|li)>(?:<\/(?:li|ul|ol|blockquote)>)*|<br>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trimEnd();

/**
 * Text with bold, italic, lists, quotes and links. Ctrl (on a Mac: Cmd) with B, I or K does what the toolbar does, Tab
 * indents a list, and Escape leads from the text to the toolbar. Its code comes when it is first shown.
 */
export function RichTextEditor({
  value,
  defaultValue,
  onChange,
  name,
  placeholder = '',
  variant = 'outlined',
  size = 'md',
  isDisabled = false,
  isReadOnly = false,
  label,
  isOptional = false,
  description,
  errorMessage,
  onClick,
  ...rest
}: RichTextEditorProps) {
  const messages = useKitMessages();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useText({ value, defaultValue, onChange });
  const [attempt, setAttempt] = useState(1);
  const isHydrated = useHydrated();
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    // A label leads to fields of the browser by itself, and this is none.
    if (!(event.target instanceof Element) || event.target.closest('label') === null) return;
    frame.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  };
  const attributesOf = (control: ControlProps): Record<string, string> => {
    const described = [control['aria-describedby'] ?? [], isReadOnly ? [] : keysId].flat();
    return {
      id: control.id,
      'aria-labelledby': control['aria-labelledby'],
      ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
      ...(control['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
    };
  };
  return (
    <FormField
      label={label}
      isOptional={isOptional}
      description={description}
      {...(errorMessage === undefined ? {} : { errorMessage })}
      data-invalid={errorMessage === undefined ? undefined : ''}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      {...rest}
      onClick={handleClick}
    >
      {(control) => {
        const waiting = (
          <>
            {isReadOnly ? null : <div data-part="toolbar" />}
            {/* Where the code did not come, a press tries again. */}
            <Region
              role="group"
              aria-labelledby={control['aria-labelledby']}
              aria-busy
              onClick={() => setAttempt(attempt + 1)}
              data-part="region"
            >
              <span data-part="waiting">{roughText(text)}</span>
              <Spinner size="sm" label={messages.loading} data-part="spinner" />
            </Region>
          </>
        );
        return (
          <>
            <Frame ref={frame} $size={size} $variant={variant} data-part="control">
              {isHydrated ? (
                <PartBoundary shownFor={attempt} fallback={waiting}>
                  <Editor
                    value={text}
                    onChange={setText}
                    attributes={attributesOf(control)}
                    placeholder={placeholder}
                    isDisabled={isDisabled}
                    isReadOnly={isReadOnly}
                  />
                </PartBoundary>
              ) : (
                waiting
              )}
            </Frame>
            {isReadOnly ? null : <VisuallyHidden id={keysId}>{messages.editorHelp}</VisuallyHidden>}
            {name === undefined ? null : <input type="hidden" name={name} value={text} disabled={isDisabled} />}
          </>
        );
      }}
    </FormField>
  );
}
