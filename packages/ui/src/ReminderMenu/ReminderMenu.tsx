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

interface Times {
  /** Name of the menu and heading of the times, such as "Remind me" or "Snooze until". */
  title: string;
  /** Instant, ISO 8601 in UTC; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The last entry, "Pick a time…": opens a `ReminderDialog`. */
  pick: { label: string; onAction: () => void };
  /** The entry that takes the reminder away. */
  removeLabel: string;
}

/** A menu of times to come: today at 18:00, tomorrow and Monday of next week at 9:00, or any other. */
export function ReminderMenu({ title, value, onChange, pick, removeLabel, ...rest }: ReminderMenuProps) {
  return (
    <Menu {...rest} aria-label={title}>
      <Times {...{ title, value, onChange, pick, removeLabel }} />
    </Menu>
  );
}

/** Mounted when the menu opens: the times are those of that moment. */
function Times({ title, value, onChange, pick, removeLabel }: Times) {
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
        <MenuItem id="pick" onAction={pick.onAction}>
          {pick.label}
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
  words: {
    title: string;
    day: string;
    time: string;
    /** On the button that sets it. */
    set: string;
    /** A day or a time is missing. */
    missing: string;
    /** It is not in the future. */
    past: string;
  };
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
