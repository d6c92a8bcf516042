import { taskPriorities, type Task, type TaskPriority } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { Menu, MenuItem } from '@quarterdeck/ui/Menu';
import { sayTitle } from '../queries/listOfTasks';

export interface PriorityMenuProps {
  label: string;
  /** That of the task; absent where there are several. */
  value?: TaskPriority;
  onChoose: (priority: TaskPriority) => void;
}

/** All priorities. */
export function PriorityMenu({ label, value, onChoose }: PriorityMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      aria-label={label}
      {...(value === undefined ? {} : { selectionMode: 'single', selectedKeys: [String(value)] })}
    >
      {taskPriorities.map((priority) => (
        <MenuItem key={priority} id={String(priority)} onAction={() => onChoose(priority)}>
          {t(`tasks.priority.${priority}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

export interface SectionMenuProps {
  label: string;
  sections: readonly Task[];
  onChoose: (section: Task) => void;
}

/** Sections that tasks can be moved to. */
export function SectionMenu({ label, sections, onChoose }: SectionMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu aria-label={label}>
      {sections.map((section) => (
        <MenuItem key={section.id} id={section.id} onAction={() => onChoose(section)}>
          {sayTitle(section.title, t)}
        </MenuItem>
      ))}
    </Menu>
  );
}
