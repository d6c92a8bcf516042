import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink } from '@quarterdeck/ui/router';
import { Archive, Bell, Pencil, StickyNote } from 'lucide-react';
import { labelHue } from '../model/labelHue';
import { keyOfView, pathOfView, type NoteCounts, type NoteView } from '../model/noteViews';
import { LabelDot } from './NoteCard.styles';
import { Rail } from './NotesRail.styles';

export interface NotesRailProps {
  view: NoteView;
  labels: readonly NoteLabel[];
  /** Null while the notes are on their way. */
  counts: NoteCounts | null;
  onEditLabels: () => void;
}

const icons = { notes: StickyNote, reminders: Bell, archive: Archive };

/** The lists of notes: beside them on wide windows, chips above them on small ones. */
export function NotesRail({ view, labels, counts, onEditLabels }: NotesRailProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const current = keyOfView(view);
  const countOf = (count: number | undefined) => (counts === null ? '–' : formats.number(count ?? 0));
  return (
    <Rail aria-label={t('notes.lists')}>
      <ul>
        {(['notes', 'reminders', 'archive'] as const).map((kind) => (
          <li key={kind}>
            <RouterLink to={pathOfView({ kind })} aria-current={current === kind ? 'page' : undefined}>
              <Icon icon={icons[kind]} data-part="icon" />
              <span>{t(`notes.view.${kind}`)}</span>
              <span data-part="count">{countOf(counts?.[kind])}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
      <h2>{t('notes.labels.title')}</h2>
      <ul>
        {labels.map(({ id, title }) => (
          <li key={id}>
            <RouterLink
              to={pathOfView({ kind: 'label', id })}
              aria-current={current === keyOfView({ kind: 'label', id }) ? 'page' : undefined}
            >
              <LabelDot data-hue={labelHue(id)} />
              <span dir="auto">{title}</span>
              <span data-part="count">{countOf(counts?.labels.get(id))}</span>
            </RouterLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={onEditLabels}>
            <Icon icon={Pencil} data-part="icon" />
            <span>{t('notes.labels.edit')}</span>
          </button>
        </li>
      </ul>
    </Rail>
  );
}
