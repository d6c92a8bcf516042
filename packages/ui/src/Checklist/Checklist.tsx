import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type ComponentProps, type FormEvent } from 'react';
import { useDraft } from '../autosave';
import { TextField } from '../TextField';
import { TickMeter } from '../TickMeter';
import { Root, type ChecklistVariant } from './Checklist.styles';
import { ChecklistRow, type ChecklistItem, type ChecklistRowProps, type ChecklistRowWords } from './ChecklistRow';

export interface ChecklistWords extends ChecklistRowWords {
  /** Heading of the list. */
  title: string;
  /** How much is done, such as "2 of 4". */
  progress: string;
  /** Name and placeholder of the field for a new item. */
  add: string;
}

export interface ChecklistProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'onChange'>,
    Pick<ChecklistRowProps, 'autosave' | 'refuse' | 'onChange'> {
  items: readonly ChecklistItem[];
  words: ChecklistWords;
  /** `round` has short texts of one line and a meter, `square` sentences that wrap. @default 'round' */
  variant?: ChecklistVariant;
  /** Where the browser keeps what is typed and not added yet. */
  draftKey: string;
  /** Whether the field for a new item takes the focus when it appears. @default false */
  takesFocus?: boolean;
  /** No item is added beyond this many; `full` says so. @default none */
  limit?: { items: number; full: string };
  /**
   * @param texts trimmed, at least one; several when lines were pasted.
   * @param onKept is called as soon as the texts are kept elsewhere or saved, also after another attempt.
   * @returns whether they were saved.
   */
  onAdd: (texts: string[], onKept: () => void) => Promise<boolean>;
  onRemove: (id: string) => void;
}

/** Items to check off: edited and removed in place, added at the end. */
export function Checklist({
  items,
  words,
  variant = 'round',
  draftKey,
  takesFocus = false,
  limit,
  autosave,
  refuse,
  onAdd,
  onChange,
  onRemove,
  ...rest
}: ChecklistProps) {
  const headingId = useId();
  const [draft, changeDraft, takeDraft] = useDraft(draftKey);
  const addField = useRef<HTMLInputElement>(null);
  const maxItems = limit?.items ?? Infinity;
  const isFull = items.length >= maxItems;
  const [isPastedTooMuch, setPastedTooMuch] = useState(false);
  const problem = refuse?.(draft) ?? ((isFull && draft !== '') || isPastedTooMuch ? limit?.full : undefined);
  const type = (text: string) => {
    setPastedTooMuch(false);
    changeDraft(text);
  };
  const shownCount = useRef(items.length);
  useEffect(() => {
    // Each item that is added moves the field further down, out of what is in sight.
    const hasGrown = items.length > shownCount.current;
    shownCount.current = items.length;
    if (hasGrown && document.activeElement === addField.current) addField.current?.scrollIntoView({ block: 'nearest' });
  }, [items.length]);

  const add = async () => {
    const text = draft.trim();
    if (text === '' || problem !== undefined || isFull) return;
    const taken = takeDraft();
    const isAdded = await Promise.resolve(onAdd([text], taken.done)).catch(() => false);
    if (isAdded) taken.done();
    else taken.giveBack();
  };
  /** What was not added goes into the field, unless something else is there by then. */
  const addAll = async (texts: string[]) => {
    const isAdded = await Promise.resolve(onAdd(texts, () => undefined)).catch(() => false);
    if (!isAdded && addField.current?.value === '') changeDraft(texts.join(' '));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const texts = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    // Lines that are refused go into the field as one text, where they can be shortened.
    if (draft !== '' || texts.length < 2 || texts.some((t) => refuse?.(t))) return;
    event.preventDefault();
    // As one text they would be no list any more.
    const isTooMuch = items.length + texts.length > maxItems;
    setPastedTooMuch(isTooMuch);
    if (!isTooMuch) void addAll(texts);
  };
  const handleRemove = (id: string, button: Element) => {
    // The focus would be lost with the row.
    const row = button.closest('li');
    const neighbour = variant === 'round' ? (row?.nextElementSibling ?? row?.previousElementSibling) : null;
    (neighbour?.querySelector<HTMLElement>('[data-part="remove"]') ?? addField.current)?.focus();
    onRemove(id);
  };

  return (
    <Root aria-labelledby={headingId} data-variant={variant} {...rest}>
      <header>
        <h3 id={headingId}>{words.title}</h3>
        {items.length > 0 ? <span>{words.progress}</span> : null}
        {items.length > 0 && variant === 'round' ? (
          <TickMeter
            variant="progress"
            value={items.filter((item) => item.isDone).length}
            max={items.length}
            label={words.title}
            valueText={words.progress}
          />
        ) : null}
      </header>
      <ul>
        {items.map((item) => (
          <ChecklistRow
            key={item.id}
            {...{ item, words, variant, autosave, refuse, onChange }}
            onRemove={(button) => handleRemove(item.id, button)}
          />
        ))}
      </ul>
      <form onSubmit={handleSubmit}>
        <TextField
          inputRef={addField}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- A list that was asked for just now is there to be written.
          autoFocus={takesFocus}
          aria-label={words.add}
          placeholder={words.add}
          variant="quiet"
          size="sm"
          icon={Plus}
          value={draft}
          onChange={type}
          onPaste={handlePaste}
          data-part="text"
          {...(problem === undefined ? {} : { errorMessage: problem })}
        />
      </form>
    </Root>
  );
}
