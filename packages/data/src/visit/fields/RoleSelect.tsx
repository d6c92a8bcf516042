import { projectRoles, type ProjectRole } from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Select, type SelectProps } from '@quarterdeck/ui/Select';

interface RoleSelectProps extends Pick<SelectProps, 'aria-label' | 'size'> {
  role: ProjectRole;
  onChange: (role: ProjectRole) => void;
}

/** What a person may do in the project. */
export function RoleSelect({ role, onChange, ...rest }: RoleSelectProps) {
  const { t } = useTranslation();
  const handleChange = (key: unknown) => {
    const chosen = projectRoles.find((one) => one === key);
    if (chosen !== undefined && chosen !== role) onChange(chosen);
  };
  return (
    <Select data-part="role" selectedKey={role} onSelectionChange={handleChange} {...rest}>
      {projectRoles.map((one) => (
        <Option key={one} id={one}>
          {t(`getStarted.role.${one}`)}
        </Option>
      ))}
    </Select>
  );
}
