import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink } from '@quarterdeck/ui/router';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { Archive, Bell, Pencil, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyOfView, pathOfView, type NoteCounts, type NoteView } from '../model/noteViews';
import { LabelDot } from './LabelDot';
import { useNotes } from './NotesContext';
import { Rail } from './NotesRail.styles';

export interface NotesRailProps {
  /** Null while the notes are on their way. */
  counts: NoteCounts | null;
  onEditLabels: () => void;
}

const lists = [
  { kind: 'notes', icon: StickyNote },
  { kind: 'reminders', icon: Bell },
  { kind: 'archive', icon: Archive },
] as const;

/** The lists of notes: beside them on wide windows, chips above them on small ones. */
export function NotesRail({ counts, onEditLabels }: NotesRailProps) {
  const { t } = useTranslation();
  const { view, labels } = useNotes();
  const formats = useFormats();
  const linkTo = (to: NoteView, name: ReactNode, count: number | undefined) => (
    <li key={keyOfView(to)}>
      <RouterLink to={pathOfView(to)} aria-current={keyOfView(to) === keyOfView(view) ? 'page' : undefined}>
        {name}
        <Text variant="small" tone="inherit" isNumeric data-part="count">
          {counts === null ? '–' : formats.number(count ?? 0)}
        </Text>
      </RouterLink>
    </li>
  );
  return (
    <Rail aria-label={t('notes.lists')}>
      <ul>
        {lists.map(({ kind, icon }) =>
          linkTo(
            { kind },
            <>
              <Icon icon={icon} />
              <span>{t(`notes.view.${kind}`)}</span>
            </>,
            counts?.[kind],
          ),
        )}
      </ul>
      <Heading level={2} variant="overline" tone="secondary">
        {t('notes.labels.title')}
      </Heading>
      <ul>
        {labels.map(({ id, title }) =>
          linkTo(
            { kind: 'label', id },
            <>
              <LabelDot $id={id} />
              <span dir="auto">{title}</span>
            </>,
            counts?.labels.get(id),
          ),
        )}
        <li>
          <button type="button" onClick={onEditLabels}>
            <Icon icon={Pencil} />
            <span>{t('notes.labels.edit')}</span>
          </button>
        </li>
      </ul>
    </Rail>
  );
}
