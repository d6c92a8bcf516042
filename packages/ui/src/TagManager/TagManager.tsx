import { Tag as TagIcon, Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { ColorDot } from '../ColorDot';
import { Dialog, DialogBody, DialogFooter, DialogHeader, type DialogProps } from '../Dialog';
import type { Hue } from '../hues';
import { IconButton } from '../IconButton';
import { lazyPart } from '../lazyPart';
import { PartBoundary } from '../PartBoundary';
import { truncateForSpeech } from '../truncate';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { token } from '../tokens';
import { TagNameField } from './TagNameField';
import { isNameTaken } from './tagNames';

// Tags whose colours are fixed do without it.
const TagColor = lazyPart(() => import('./TagColor').then((file) => ({ default: file.TagColor })));

export interface ManagedTag {
  id: string;
  name: string;
  hue: Hue;
  /** What has it, written out, such as "5 notes". */
  usage?: string;
}

export interface TagManagerWords {
  /** Of the dialog. */
  title: string;
  /** Name and placeholder of the field for a new one. */
  newName: string;
  /** On the button that adds it. */
  add: string;
  /** Name of the field of one that exists. */
  nameOf: (name: string) => string;
  /** Name of the button that deletes one. */
  delete: (name: string) => string;
  /** Another one has this name. */
  taken: string;
  /** Below the list: what deleting does. */
  hint?: string;
}

export interface TagRecolor {
  /** Name of the button and of the choice of colours. */
  label: (name: string) => string;
  hueName: (hue: Hue) => string;
  onChange: (id: string, hue: Hue) => void;
}

export interface TagManagerProps extends Omit<
  DialogProps,
  'isOpen' | 'onOpenChange' | 'children' | 'title' | 'aria-label'
> {
  /** In the order of the list. */
  tags: readonly ManagedTag[];
  words: TagManagerWords;
  /** Characters of a name. */
  maxLength: number;
  /** Whether the field for a new one takes the focus. @default false */
  takesFocus?: boolean;
  /** Gets a trimmed name that no other has. @returns whether it was saved. */
  onAdd: (name: string) => Promise<boolean>;
  /** Gets a trimmed name that no other has. */
  onRename: (id: string, name: string) => void;
  onDelete: (id: string) => void;
  /** Lets the colours be changed. */
  recolor?: TagRecolor;
  onClose: () => void;
}

/** A dialog with all tags, labels or the like: added, renamed in place, given another colour, and deleted. */
export function TagManager({
  tags,
  words,
  maxLength,
  takesFocus = false,
  onAdd,
  onRename,
  onDelete,
  recolor,
  onClose,
  size = 'sm',
  ...rest
}: TagManagerProps) {
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (wanted: string, own?: ManagedTag) => {
    const others = tags.filter((tag) => tag !== own).map((tag) => tag.name);
    return isNameTaken(wanted, others) ? words.taken : undefined;
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    if (refuse(wanted) !== undefined) {
      setRefused(true);
      return;
    }
    setName('');
    const isMade = await onAdd(wanted);
    // What was not made can be tried again from the field, unless something was typed there since.
    if (!isMade) setName((typed) => (typed === '' ? wanted : typed));
  };
  const handleDelete = (id: string) => {
    // The focus would be lost with the row.
    field.current?.focus();
    onDelete(id);
  };

  return (
    <Dialog isOpen size={size} onOpenChange={(isOpen) => !isOpen && onClose()} {...rest}>
      <DialogHeader title={words.title} />
      <DialogBody>
        <Line as="form" onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            inputRef={field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever asked for a new tag is about to write its name.
            autoFocus={takesFocus}
            aria-label={words.newName}
            placeholder={words.newName}
            icon={TagIcon}
            maxLength={maxLength}
            value={name}
            onChange={(text) => {
              setName(text);
              setRefused(false);
            }}
            data-part="field"
            {...(isRefused ? { errorMessage: words.taken } : {})}
          />
          <Button type="submit" variant="primary">
            {words.add}
          </Button>
        </Line>
        <ul>
          {tags.map((tag) => (
            <Line as="li" key={tag.id}>
              {recolor ? (
                <PartBoundary shownFor fallback={<ColorDot hue={tag.hue} />}>
                  <TagColor
                    label={recolor.label(truncateForSpeech(tag.name))}
                    hue={tag.hue}
                    hueName={recolor.hueName}
                    onChange={(hue) => recolor.onChange(tag.id, hue)}
                  />
                </PartBoundary>
              ) : (
                <ColorDot hue={tag.hue} />
              )}
              <TagNameField
                label={words.nameOf(truncateForSpeech(tag.name))}
                name={tag.name}
                maxLength={maxLength}
                refuse={(wanted) => refuse(wanted, tag)}
                onRename={(wanted) => onRename(tag.id, wanted)}
              />
              {tag.usage === undefined ? null : (
                <Text variant="small" tone="secondary" isNumeric>
                  {tag.usage}
                </Text>
              )}
              <IconButton
                size="sm"
                icon={Trash2}
                label={words.delete(truncateForSpeech(tag.name))}
                onPress={() => handleDelete(tag.id)}
              />
            </Line>
          ))}
        </ul>
      </DialogBody>
      {words.hint === undefined ? null : (
        <DialogFooter>
          <Hint>{words.hint}</Hint>
        </DialogFooter>
      )}
    </Dialog>
  );
}

/** Buttons would stand at the end. */
const Hint = styled.p`
  flex: 1;
`;

const Line = styled.div`
  display: flex;
  gap: ${token('space.2')};
  & > [data-part='field'] {
    flex: 1;
    min-inline-size: 0;
  }
  &:is(form) {
    /* Below the field there may be what is wrong with it. */
    align-items: flex-start;
    padding-block: 2px ${token('space.2')};
  }
  &:is(li) {
    align-items: center;
    min-block-size: 48px;
  }
`;
