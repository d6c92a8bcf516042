import { useId, useState, type FormEvent } from 'react';
import { Button } from '../Button';
import { DatePicker } from '../DatePicker';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '../Dialog';
import { useKitMessages } from '../messages';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import type { ReminderDialogProps } from './ReminderMenu';
import { dayAndTimeOf, instantOf, isPast, tomorrowMorning } from './reminderTimes';

/** A day and a time to come. */
export function LateReminderDialog({ value, title, onChange, onClose }: ReminderDialogProps) {
  const messages = useKitMessages();
  const formId = useId();
  const [first] = useState(() => dayAndTimeOf(value ?? tomorrowMorning(new Date())));
  const [day, setDay] = useState<string | null>(first.day);
  const [time, setTime] = useState(first.time);
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const instant = instantOf(day, time);
    if (instant === null) setProblem(messages.reminderMissing);
    else if (isPast(instant)) setProblem(messages.reminderPast);
    else {
      onChange(instant);
      onClose();
    }
  };
  return (
    <Dialog isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogHeader title={title ?? messages.remindMe} />
      <DialogBody>
        <form id={formId} onSubmit={handleSubmit} noValidate>
          <Stack gap="4">
            <DatePicker label={messages.date} value={day} onChange={setDay} isClearable={false} />
            <TextField
              label={messages.time}
              type="time"
              value={time}
              onChange={setTime}
              {...(problem === undefined ? {} : { errorMessage: problem })}
            />
          </Stack>
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button type="submit" form={formId} variant="primary">
          {messages.setReminder}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
