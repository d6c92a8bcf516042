import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { DatePicker } from '@quarterdeck/ui/DatePicker';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@quarterdeck/ui/Dialog';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { Stack } from '@quarterdeck/ui/Stack';
import { TextField } from '@quarterdeck/ui/TextField';
import { useId, useState, type FormEvent } from 'react';
import { dayAndTimeOf, instantOf, isPast, tomorrowMorning } from '../model/reminderTimes';

export interface ReminderDialogProps {
  reminder: string | null;
  onChange: (reminder: string) => void;
  onClose: () => void;
}

/** A reminder at any time to come. */
export function ReminderDialog({ reminder, onChange, onClose }: ReminderDialogProps) {
  const { t } = useTranslation();
  const messages = useKitMessages();
  const formId = useId();
  const [first] = useState(() => dayAndTimeOf(reminder ?? tomorrowMorning(new Date())));
  const [day, setDay] = useState<string | null>(first.day);
  const [time, setTime] = useState(first.time);
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const instant = instantOf(day, time);
    if (instant === null) setProblem(t('notes.reminder.missing'));
    else if (isPast(instant)) setProblem(t('notes.reminder.past'));
    else {
      onChange(instant);
      onClose();
    }
  };
  return (
    <Dialog isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogHeader title={t('notes.reminder.remind')} />
      <DialogBody>
        <form id={formId} onSubmit={handleSubmit} noValidate>
          <Stack gap="4">
            <DatePicker label={t('notes.reminder.day')} value={day} onChange={setDay} isClearable={false} />
            <TextField
              label={t('notes.reminder.time')}
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
          {t('notes.reminder.set')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
