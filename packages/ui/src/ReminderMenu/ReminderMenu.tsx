import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { lazyPart } from '../lazyPart';
import { Menu, MenuItem, MenuSection, MenuSeparator, type MenuProps } from '../Menu';
import { useKitMessages } from '../messages';
import { PartBoundary } from '../PartBoundary';
import { reminderTimes, reminderWords } from './reminderTimes';

export interface ReminderMenuProps
  extends
    Times,
    Omit<Extract<MenuProps<object>, { triggerRef?: never }>, 'children' | 'items' | 'aria-label' | keyof Times> {}

export interface Times {
  /** Name of the menu and heading of the times, such as "Snooze until". @default the kit's words, "Remind me" */
  title?: string;
  /** Instant, ISO 8601 in UTC; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Any other time is wanted: opens a `ReminderDialog`. */
  onPick: () => void;
  /** The entry that takes the reminder away. @default the kit's words, "Remove" */
  removeLabel?: string;
}

/** A menu of times to come: today at 18:00, tomorrow and Monday of next week at 9:00, or any other. */
export function ReminderMenu({ title, value, onChange, onPick, removeLabel, ...rest }: ReminderMenuProps) {
  const messages = useKitMessages();
  const words = { title: title ?? messages.remindMe, removeLabel: removeLabel ?? messages.removeReminder };
  return (
    <Menu {...rest} aria-label={words.title}>
      <Times {...words} value={value} onChange={onChange} onPick={onPick} />
    </Menu>
  );
}

/** Mounted when the menu opens: the times are those of that moment. */
function Times({ title, value, onChange, onPick, removeLabel }: Required<Times>) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const [times] = useState(() => reminderTimes(new Date()));
  const chosen = value === null ? [] : [times.find(({ at }) => at === value)?.id ?? 'pick'];
  return (
    <>
      <MenuSection title={title} selectionMode="single" selectedKeys={chosen}>
        {times.map(({ id, at }) => (
          <MenuItem
            key={id}
            id={id}
            hint={reminderWords[id === 'nextWeek' ? 'weekdayTime' : 'time'](at, locale)}
            onAction={() => onChange(at)}
          >
            {messages[id]}
          </MenuItem>
        ))}
        <MenuItem id="pick" onAction={onPick}>
          {messages.pickTime}
        </MenuItem>
      </MenuSection>
      {value === null ? null : (
        <>
          <MenuSeparator />
          <MenuItem id="remove" isDanger onAction={() => onChange(null)}>
            {removeLabel}
          </MenuItem>
        </>
      )}
    </>
  );
}

export interface ReminderDialogProps {
  value: string | null;
  /** @default the kit's words, "Remind me" */
  title?: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

// Its calendar is large and seldom wanted.
const Part = lazyPart(() => import('./LateReminderDialog').then((file) => ({ default: file.LateReminderDialog })));

/** A reminder at any time to come. */
export function ReminderDialog(props: ReminderDialogProps) {
  return (
    <PartBoundary shownFor onFailure={props.onClose}>
      <Part {...props} />
    </PartBoundary>
  );
}
