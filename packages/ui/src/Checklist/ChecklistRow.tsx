import { X } from 'lucide-react';
import { useState, type FocusEvent, type FocusEventHandler } from 'react';
import { useAutosave, type Autosave } from '../autosave';
import { CheckCircle } from '../CheckCircle';
import { Checkbox } from '../Checkbox';
import { IconButton } from '../IconButton';
import { isQuestion } from '../keptFocus';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import type { ChecklistVariant } from './Checklist.styles';

export interface ChecklistItem {
  id: string;
  text: string;
  isDone: boolean;
}

export type ChecklistChange = Partial<Pick<ChecklistItem, 'text' | 'isDone'>>;

export interface ChecklistRowWords {
  /** Name of the field of an item. */
  text: string;
  /** Name of the check of an item. */
  check: (text: string) => string;
  /** Name of the button that removes an item. */
  remove: (text: string) => string;
}

export interface ChecklistRowProps {
  item: ChecklistItem;
  words: ChecklistRowWords;
  variant: ChecklistVariant;
  /** Saves a text while it is typed, too. @default when it is left or confirmed with Enter */
  autosave?: { draftKey: (id: string) => string; onState?: Autosave['onState'] } | undefined;
  /** Why a text cannot be saved, for its field to say so; undefined for one that can. It stays and is not saved. */
  refuse?: ((text: string) => string | undefined) | undefined;
  /** @returns whether it was saved. */
  onChange: (id: string, change: ChecklistChange) => Promise<boolean>;
  onRemove: (button: Element) => void;
}

/** One item. */
export function ChecklistRow({ item, words, variant, autosave, refuse, onChange, onRemove }: ChecklistRowProps) {
  const { id, text, isDone } = item;
  const handleCheck = () => void onChange(id, { isDone: !isDone });
  const Text = autosave ? AutosavedText : LeftText;
  return (
    <li data-done={isDone || undefined}>
      {variant === 'round' ? (
        <CheckCircle aria-label={words.check(text)} checked={isDone} onChange={handleCheck} />
      ) : (
        <Checkbox aria-label={words.check(text)} isSelected={isDone} onChange={handleCheck} />
      )}
      <Text
        {...{ id, variant, autosave, refuse }}
        label={words.text}
        saved={text}
        onRename={(wanted) => onChange(id, { text: wanted })}
      />
      <IconButton
        size={variant === 'round' ? 'sm' : 'xs'}
        icon={X}
        label={words.remove(text)}
        onPress={(event) => onRemove(event.target)}
        data-part="remove"
      />
    </li>
  );
}

interface TextProps extends Pick<ChecklistRowProps, 'variant' | 'autosave' | 'refuse'> {
  id: string;
  label: string;
  saved: string;
  onRename: (text: string) => Promise<boolean>;
}

/** Saved after a rest and when it is left; left empty it has its old text again. What is refused waits as a draft. */
function AutosavedText({ id, autosave, saved, refuse, onRename, ...rest }: TextProps) {
  const { text, change, leave, save } = useAutosave({
    draftKey: autosave?.draftKey(id) ?? id,
    saved,
    isRequired: true,
    save: async (wanted) => refuse?.(wanted) === undefined && (await onRename(wanted.trim())),
    ...(autosave?.onState ? { onState: autosave.onState } : {}),
  });
  return <TextInput {...rest} {...{ refuse, text, change, leave }} save={() => void save()} />;
}

/** Saved when it is left or confirmed; an empty text puts the old one back. */
function LeftText({ saved, refuse, onRename, ...rest }: TextProps) {
  const [text, setText] = useState(saved);
  const [shown, setShown] = useState(saved);
  if (shown !== saved) {
    setShown(saved);
    setText(saved);
  }
  const save = () => {
    const wanted = text.trim();
    if (wanted === '') setText(saved);
    else if (wanted !== saved && refuse?.(wanted) === undefined) void onRename(wanted);
  };
  const leave = (event: FocusEvent) => {
    if (!isQuestion(event.relatedTarget)) save();
  };
  return <TextInput {...rest} {...{ text, save, refuse, leave }} change={setText} />;
}

interface TextInputProps extends Pick<TextProps, 'variant' | 'label' | 'refuse'> {
  text: string;
  change: (text: string) => void;
  leave: FocusEventHandler;
  save: () => void;
}

function TextInput({ variant, label, refuse, text, change, leave, save }: TextInputProps) {
  const problem = refuse?.(text);
  const props = {
    'aria-label': label,
    variant: 'quiet',
    size: 'sm',
    value: text,
    onChange: change,
    onBlur: leave,
    'data-part': 'text',
    ...(problem === undefined ? {} : { errorMessage: problem }),
  } as const;
  if (variant === 'square')
    return (
      <TextArea
        {...props}
        minRows={1}
        maxRows={6}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It is one sentence, on as many lines as it needs.
          event.preventDefault();
          save();
        }}
      />
    );
  return (
    <TextField
      {...props}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        event.continuePropagation();
      }}
    />
  );
}
