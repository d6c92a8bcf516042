import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { withParameters } from '@quarterdeck/ui/addressState';
import {
  SideNavigation,
  SideNavigationButton,
  SideNavigationLink,
  SideNavigationList,
} from '@quarterdeck/ui/SideNavigation';
import { Archive, Bell, Pencil, StickyNote } from 'lucide-react';
import { labelHue } from '../model/noteLabels';
import { addressOfView, keyOfView, type NoteCounts, type NoteView } from '../model/noteViews';
import { useNotes } from './NotesContext';

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

/** The lists of notes. */
export function NotesRail({ counts, onEditLabels }: NotesRailProps) {
  const { t } = useTranslation();
  const { view, kept, labels } = useNotes();
  // Another list is not searched.
  const query = withParameters(new URLSearchParams(kept), { search: null }).toString();
  const formats = useFormats();
  const linkTo = (to: NoteView, count: number | undefined) => ({
    to: addressOfView(to, query),
    isCurrent: keyOfView(to) === keyOfView(view),
    count: counts === null ? null : formats.number(count ?? 0),
  });
  return (
    <SideNavigation aria-label={t('notes.lists')}>
      <SideNavigationList>
        {lists.map(({ kind, icon }) => (
          <SideNavigationLink key={kind} icon={icon} {...linkTo({ kind }, counts?.[kind])}>
            {t(`notes.view.${kind}`)}
          </SideNavigationLink>
        ))}
      </SideNavigationList>
      <SideNavigationList title={t('notes.labels.title')}>
        {labels.map(({ id, title }) => (
          <SideNavigationLink key={id} hue={labelHue(id)} {...linkTo({ kind: 'label', id }, counts?.labels.get(id))}>
            {title}
          </SideNavigationLink>
        ))}
        <SideNavigationButton icon={Pencil} onClick={onEditLabels}>
          {t('notes.labels.edit')}
        </SideNavigationButton>
      </SideNavigationList>
    </SideNavigation>
  );
}
