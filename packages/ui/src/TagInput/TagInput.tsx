import { ChevronDown, Pencil, Trash2, X } from 'lucide-react';
import {
  use,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  type ComboBoxProps as AriaComboBoxProps,
  type InputProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { styled } from 'styled-components';
import { EmptyRow } from '../ComboBox';
import {
  bareInput,
  FieldButton,
  FieldShell,
  invalidProps,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { fold } from '../fold';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { Option, OptionList, OptionPopover, SoughtContext } from '../Option';
import { VisuallyHidden } from '../VisuallyHidden';
import type { RootStyle } from '../refs/rootProps';
import { Box, Chip, ChipList, Dot, Field, OptionActions, Root, typedPlace, type LabelHue } from './TagInput.styles';

export interface TagOption {
  id: string;
  name: string;
  /** Colours the dot of the tag. */
  hue?: LabelHue;
  /** A second line in the list. */
  description?: string;
  /** A picture instead of the dot, such as an avatar. */
  picture?: ReactNode;
}

export interface TagInputProps
  extends
    Omit<
      AriaComboBoxProps<TagOption, 'multiple'>,
      'children' | 'className' | 'style' | 'items' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode'
    >,
    FieldTexts,
    RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** What can be chosen, in this order. */
  options: readonly TagOption[];
  /** Ids of the chosen options, in the order of the chips. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /**
   * Makes an option of a text nobody has used yet: its row says "Create". Called once per text; the caller
   * adds the option and its id.
   */
  onCreate?: (name: string) => void;
  /** Why a text cannot be added, for the field to say so; the text stays. Undefined for one that can. */
  refuse?: (name: string) => string | undefined;
  /** Offers a pencil in each row, and F2. */
  onEdit?: (id: string) => void;
  /** Offers a bin in each row, and Shift+Delete. */
  onDelete?: (id: string) => void;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** @default 'md' */
  size?: FieldSize;
  placeholder?: string;
}

const createKey = 'tag-input-create';

/**
 * Several choices as chips in one field. Backspace in the empty field marks the last chip, a second one
 * removes it; Enter and a comma take what is typed, and a pasted list is split at commas and lines.
 */
export function TagInput({
  options,
  value,
  onChange,
  onCreate,
  refuse,
  onEdit,
  onDelete,
  variant = 'outlined',
  size = 'md',
  placeholder = '',
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: TagInputProps) {
  const messages = useKitMessages();
  const [text, setText] = useState('');
  const [isLastMarked, setLastMarked] = useState(false);
  /** What was to be added and is there already. */
  const [repeated, setRepeated] = useState<string | null>(null);
  /** Why what was to be added was not. */
  const [refused, setRefused] = useState<string>();
  /**
   * React Aria empties the field with each choice, before or after it says so, and when it is left: a text that was
   * refused stays until somebody changes it.
   */
  const keepsText = useRef(false);
  const byId = useMemo(() => new Map(options.map((option) => [option.id, option])), [options]);
  const sought = fold(text.trim());
  const hits = options.filter((option) => fold(option.name).includes(sought));
  const isNew = onCreate !== undefined && sought !== '' && !options.some((option) => fold(option.name) === sought);
  // The list lies over what the field says below itself, so a refusal is said in the list too.
  const found = isNew ? [...hits, { id: createKey, name: messages.create(text.trim()) }] : hits;
  const items = refused === undefined ? found : [];
  const chips = value.map((id) => byId.get(id) ?? { id, name: id });
  const last = chips.at(-1);
  const problem = repeated === null ? (refused ?? errorMessage) : messages.alreadyAdded(repeated);

  const write = (written: string) => {
    if (written === '' && keepsText.current) return;
    setText(written);
    setLastMarked(false);
    if (written !== '') setRepeated(null);
    if (written !== text) setRefused(undefined);
  };
  const remove = (id: string) => {
    setRefused(undefined);
    keepsText.current = false;
    onChange(value.filter((chosen) => chosen !== id));
  };
  /** @returns whether the field says now why the text is not added. */
  const isRefused = (name: string) => {
    const reason = refuse?.(name);
    setRefused(reason);
    keepsText.current = reason !== undefined;
    if (keepsText.current) setText(text);
    return keepsText.current;
  };
  const handleChange = (keys: readonly (string | number)[]) => {
    const ids = keys.map(String);
    const added = ids.find((id) => !value.includes(id));
    if (added !== undefined && isRefused(added === createKey ? text.trim() : (byId.get(added)?.name ?? added))) return;
    if (ids.includes(createKey)) onCreate?.(text.trim());
    // Closing the list reports the selection once more.
    else if (ids.join() !== value.join()) onChange(ids);
    write('');
  };
  /** Chooses what exists and creates the rest; nothing when one of them is refused. */
  const take = (names: readonly string[]) => {
    if (names.some(isRefused)) return false;
    const known = names.flatMap((name) => options.filter((option) => fold(option.name) === fold(name)));
    const added = known.map((option) => option.id).filter((id) => !value.includes(id));
    if (added.length > 0) onChange([...value, ...new Set(added)]);
    for (const name of new Set(names)) {
      if (!options.some((option) => fold(option.name) === fold(name))) onCreate?.(name);
    }
    return true;
  };
  /** Takes what is typed; of what is chosen already the field says so until something else is typed. */
  const takeTyped = () => {
    const name = text.trim();
    const chosen = chips.find((chip) => fold(chip.name) === fold(name));
    if (chosen === undefined && !take([name])) return;
    setRepeated(chosen?.name ?? null);
    write('');
  };
  const canTake = (name: string) =>
    onCreate !== undefined || options.some((option) => fold(option.name) === fold(name));
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (rest.isReadOnly === true) return;
    const names = event.clipboardData
      .getData('text')
      .split(/[,;\n\r\t]+/)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (names.length < 2) return;
    event.preventDefault();
    take(names);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (rest.isReadOnly === true) return;
    if (event.key === 'Escape') keepsText.current = false;
    if (event.key === 'Backspace' && text === '' && last) {
      if (isLastMarked) remove(last.id);
      setLastMarked(!isLastMarked);
      return;
    }
    setLastMarked(false);
    const focused = focusedOption(event.currentTarget);
    // Without a row that the arrows have reached, Enter takes what is typed; else it would be lost.
    const isTaking = event.key === ',' || event.key === ';' || (event.key === 'Enter' && focused === undefined);
    // What can be neither chosen nor created stays in the field.
    if (isTaking && text.trim() !== '' && canTake(text.trim())) {
      event.preventDefault();
      takeTyped();
      return;
    }
    if (focused === undefined || focused === createKey) return;
    if (event.key === 'F2' && onEdit) onEdit(focused);
    if (event.key === 'Delete' && event.shiftKey && onDelete) {
      event.preventDefault();
      onDelete(focused);
    }
  };

  return (
    <Root
      as={ComboBox<TagOption, 'multiple'>}
      selectionMode="multiple"
      items={items}
      value={[...value]}
      onChange={handleChange}
      inputValue={text}
      onInputChange={write}
      allowsEmptyCollection
      menuTrigger="focus"
      {...invalidProps(problem)}
      {...rest}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={problem}>
        <Field forwardedAs={Group} role="presentation" size={size} variant={variant}>
          <ChipList>
            {chips.map((chip) => (
              <Chip key={chip.id} data-marked={(isLastMarked && chip === last) || undefined}>
                {chip.picture ?? <Dot $hue={chip.hue} />}
                <span data-part="name">{chip.name}</span>
                {rest.isReadOnly === true || rest.isDisabled === true ? null : (
                  <FieldButton
                    slot={null}
                    aria-label={messages.remove(chip.name)}
                    excludeFromTabOrder
                    preventFocusOnPress
                    onPress={() => remove(chip.id)}
                  >
                    <Icon icon={X} size="xs" />
                  </FieldButton>
                )}
              </Chip>
            ))}
          </ChipList>
          <TypedText
            placeholder={chips.length === 0 ? placeholder : ''}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
            onInputCapture={() => {
              keepsText.current = false;
            }}
          />
          <FieldButton>
            <Icon icon={ChevronDown} size="sm" />
          </FieldButton>
          <VisuallyHidden as="output">{isLastMarked && last ? messages.remove(last.name) : ''}</VisuallyHidden>
        </Field>
      </FieldShell>
      <OptionPopover>
        <SoughtContext value={text}>
          <OptionList<TagOption> renderEmptyState={() => <EmptyRow>{refused ?? messages.noResults}</EmptyRow>}>
            {(option) => (
              <Option
                id={option.id}
                hasMark={option.id !== createKey}
                {...(option.description === undefined ? {} : { description: option.description })}
                leading={
                  option.id === createKey ? null : (
                    <>
                      <Box data-part="box" />
                      {option.picture ?? <Dot $hue={option.hue} />}
                    </>
                  )
                }
                trailing={
                  option.id === createKey ? null : <Actions option={option} onEdit={onEdit} onDelete={onDelete} />
                }
              >
                {option.name}
              </Option>
            )}
          </OptionList>
        </SoughtContext>
      </OptionPopover>
    </Root>
  );
}

/** React Aria's Tab chooses the option the arrows have reached; here nothing is reached any more when it asks. */
function TypedText(props: InputProps) {
  const state = use(ComboBoxStateContext);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') state?.selectionManager.setFocusedKey(null);
  };
  return <TextInput {...props} onKeyDownCapture={handleKeyDown} />;
}

/** Id of the option the arrows have reached; the focus itself stays in the field. */
function focusedOption(input: HTMLInputElement): string | undefined {
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.dataset['key'];
}

interface ActionsProps {
  option: TagOption;
  onEdit: ((id: string) => void) | undefined;
  onDelete: ((id: string) => void) | undefined;
}

// An option may not hold further controls for assistive technology; F2 and Shift+Delete are the same acts.
function Actions({ option, onEdit, onDelete }: ActionsProps) {
  const state = use(ComboBoxStateContext);
  const act = (run: (id: string) => void) => (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    state?.close();
    run(option.id);
  };
  // Neither may the option be chosen, nor the field lose the focus, which would close the list.
  const stop = (event: { stopPropagation: () => void; preventDefault: () => void }) => {
    event.stopPropagation();
    event.preventDefault();
  };
  if (!onEdit && !onDelete) return null;
  return (
    <OptionActions aria-hidden onPointerDown={stop} onPointerUp={stop} onMouseDown={stop}>
      {onEdit ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for pointers only; the keys are those of the field
        <span data-part="edit" onClick={act(onEdit)}>
          <Icon icon={Pencil} size="xs" />
        </span>
      ) : null}
      {onDelete ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for pointers only; the keys are those of the field
        <span data-part="delete" onClick={act(onDelete)}>
          <Icon icon={Trash2} size="xs" />
        </span>
      ) : null}
    </OptionActions>
  );
}

const TextInput = styled(Input)`
  ${bareInput}
  ${typedPlace}
`;
