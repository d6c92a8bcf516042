import { Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../Button';
import { Switch } from '../Switch';
import { TextField } from '../TextField';
import { IconPicker } from './IconPicker';
import type { IconChoice, ShortcutFormWords, ShortcutItem, ShortcutValues } from './ShortcutItem';
import { Form } from './ShortcutsPanel.styles';

export interface ShortcutFormProps {
  /** The one that is changed; undefined for a new one. */
  item?: ShortcutItem | undefined;
  icons: readonly IconChoice[];
  words: ShortcutFormWords;
  maxLengths: { label: number; description: number; link: number };
  /** Why a link cannot be saved; undefined for one that can. It is not asked about an empty one. */
  refuseLink: (link: string, isInternal: boolean) => string | undefined;
  onSave: (values: ShortcutValues) => void;
  onDelete: () => void;
  onCancel: () => void;
}

const empty: ShortcutValues = { label: '', description: '', icon: '', link: '', isInternal: true };

/** Label, icon, link and description of a shortcut. It says beside Save what it still needs. */
export function ShortcutForm({
  item,
  icons,
  words,
  maxLengths,
  refuseLink,
  onSave,
  onDelete,
  onCancel,
}: ShortcutFormProps) {
  const start: ShortcutValues = item ?? empty;
  const [{ label, description, icon, link, isInternal }, setValues] = useState(start);
  const [isLinkLeft, setLinkLeft] = useState(false);
  const needsId = useId();
  const change = (changed: Partial<ShortcutValues>) => setValues((values) => ({ ...values, ...changed }));

  const values = { label: label.trim(), description: description.trim(), icon, link: link.trim(), isInternal };
  // What is saved already may lead to a page that is gone: that keeps nobody from changing its label.
  const isLinkKept = item !== undefined && values.link === item.link && isInternal === item.isInternal;
  const refusal = values.link === '' || isLinkKept ? undefined : refuseLink(values.link, isInternal);
  const needs =
    values.label === ''
      ? words.needs.label
      : icon === ''
        ? words.needs.icon
        : values.link === ''
          ? words.needs.link
          : refusal === undefined
            ? undefined
            : words.needs.rightLink;

  const choices =
    icon === '' || icons.some(({ name }) => name === icon) ? icons : [...icons, { name: icon, label: words.otherIcon }];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form around the panel, such as one of a page, is not sent with it.
    event.stopPropagation();
    if (needs === undefined) onSave(values);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // It would close the panel with what was typed.
    event.stopPropagation();
    onCancel();
  };

  return (
    <Form noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown} data-part="form">
      <div data-part="fields">
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever asked for the form is about to fill it in.
          autoFocus
          isRequired
          label={words.label}
          maxLength={maxLengths.label}
          value={label}
          onChange={(text) => change({ label: text })}
        />
        <IconPicker label={words.icon} icons={choices} value={icon} onChange={(name) => change({ icon: name })} />
        <TextField
          isRequired
          label={words.link}
          placeholder={isInternal ? words.linkPlaceholder : words.externalLinkPlaceholder}
          type={isInternal ? 'text' : 'url'}
          autoComplete="off"
          spellCheck="false"
          dir="ltr"
          maxLength={maxLengths.link}
          value={link}
          onChange={(text) => change({ link: text })}
          onBlur={() => setLinkLeft(true)}
          {...(isLinkLeft && refusal !== undefined ? { errorMessage: refusal } : {})}
        />
        <Switch
          labelPosition="start"
          description={words.opensInAppHelp}
          isSelected={isInternal}
          onChange={(isOn) => change({ isInternal: isOn })}
        >
          {words.opensInApp}
        </Switch>
        <TextField
          isOptional
          label={words.description}
          placeholder={words.descriptionPlaceholder}
          maxLength={maxLengths.description}
          value={description}
          onChange={(text) => change({ description: text })}
        />
      </div>
      <footer>
        {item === undefined ? null : (
          <Button size="sm" variant="danger-ghost" icon={Trash2} onPress={onDelete} data-part="delete">
            {words.delete}
          </Button>
        )}
        <p role="status" id={needsId} data-part="needs">
          {needs}
        </p>
        <Button size="sm" variant="ghost" onPress={onCancel} data-part="cancel">
          {words.cancel}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          isDisabled={needs !== undefined}
          aria-describedby={needsId}
          data-part="save"
        >
          {words.save}
        </Button>
      </footer>
    </Form>
  );
}
