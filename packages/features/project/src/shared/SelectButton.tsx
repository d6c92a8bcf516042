import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Check, Plus } from 'lucide-react';

export interface SelectButtonProps {
  /** Of the requirement; read after the verb. */
  title: string;
  isSelected: boolean;
  onToggle: () => void;
}

/** Adds a requirement to the selection, or takes it away again. */
export function SelectButton({ title, isSelected, onToggle }: SelectButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant={isSelected ? 'subtle' : 'secondary'}
      icon={isSelected ? Check : Plus}
      aria-pressed={isSelected}
      aria-label={t(isSelected ? 'project.selectedNamed' : 'project.addNamed', { title })}
      onPress={onToggle}
    >
      {t(isSelected ? 'project.selected' : 'project.add')}
    </Button>
  );
}
