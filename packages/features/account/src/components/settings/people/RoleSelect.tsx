import { projectRoles, type ProjectRole } from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';

export interface RoleSelectProps {
  /** What is chosen, and for whom. */
  label: string;
  role: ProjectRole;
  onChange: (role: ProjectRole) => void;
}

/** What a person may do in the project. */
export function RoleSelect({ label, role, onChange }: RoleSelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={label}
      data-part="role"
      selectedKey={role}
      onSelectionChange={(key) => {
        const chosen = projectRoles.find((one) => one === key);
        if (chosen !== undefined && chosen !== role) onChange(chosen);
      }}
    >
      {projectRoles.map((one) => (
        <Option key={one} id={one}>
          {t(`getStarted.role.${one}`)}
        </Option>
      ))}
    </Select>
  );
}
