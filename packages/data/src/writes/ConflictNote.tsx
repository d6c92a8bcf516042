import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import type { TextConflict } from '@quarterdeck/ui/autosave';
import { Button } from '@quarterdeck/ui/Button';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { ScrollArea } from '@quarterdeck/ui/ScrollArea';
import { useUndo } from '@quarterdeck/ui/undo';
import { useRef } from 'react';

const whole = { maxBlockSize: '12lh', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

export interface ConflictNoteProps {
  /** As `useAutosave` tells it; without one there is nothing to see. */
  conflict: TextConflict | undefined;
}

/** Shows the text that was saved elsewhere, and asks which of the two is to stay. */
export function ConflictNote({ conflict }: ConflictNoteProps) {
  return conflict ? <Choice conflict={conflict} /> : null;
}

function Choice({ conflict: { theirs, keepMine, takeTheirs } }: { conflict: TextConflict }) {
  const { t } = useTranslation();
  const undo = useUndo();
  const alert = useRef<HTMLDivElement>(null);
  useFocusLeftBehind(alert);
  const take = () => undo.offer({ label: t('writes.conflict.replaced'), undo: takeTheirs() });
  const actions = (
    <>
      <Button size="sm" onPress={keepMine}>
        {t('writes.conflict.mine')}
      </Button>
      <Button size="sm" variant="ghost" onPress={take}>
        {t('writes.conflict.theirs')}
      </Button>
    </>
  );
  return (
    <Alert ref={alert} tone="warning" isAnnounced title={t('writes.conflict.title')} actions={actions}>
      {theirs.trim() === '' ? (
        t('writes.conflict.empty')
      ) : (
        // As a whole: who keeps the other one has to know what goes.
        <ScrollArea label={t('writes.conflict.title')} style={whole}>
          {theirs}
        </ScrollArea>
      )}
    </Alert>
  );
}
