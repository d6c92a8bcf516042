import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Bookmark } from 'lucide-react';
import { useShortcutsPanel } from './ShortcutsProvider';

/** Opens the shortcuts. */
export function ShortcutsButton() {
  const { t } = useTranslation();
  const panel = useShortcutsPanel();
  return (
    <IconButton
      icon={Bookmark}
      label={t('shell.shortcuts.title')}
      aria-haspopup="dialog"
      aria-expanded={panel.isOpen}
      onPointerEnter={panel.prepare}
      onFocus={panel.prepare}
      onPress={(event) => panel.open(event.target as HTMLElement)}
    />
  );
}
