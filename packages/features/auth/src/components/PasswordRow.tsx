import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { PasswordField, type PasswordFieldProps } from '@quarterdeck/ui/PasswordField';
import { type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { takeAlong } from '../model/typedAccount';

export interface PasswordRowProps extends Omit<PasswordFieldProps, 'capsLockText' | 'label'> {
  forgotHref: string;
  /** Goes along to the page of a new password. */
  email?: string;
  /** Whether that page opens beside this one. @default false */
  opensWindow?: boolean;
}

/** The password with the way to a new one at the end of its label. */
export function PasswordRow({ forgotHref, email = '', opensWindow = false, ...field }: PasswordRowProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <PasswordField
        {...field}
        size="lg"
        label={t('auth.field.password')}
        capsLockText={t('auth.capsLock')}
        autoComplete="current-password"
      />
      {/* After the field: who signs in types, and most go on from there. */}
      <Link
        variant="quiet"
        href={forgotHref}
        {...(opensWindow ? { target: '_blank' } : { state: takeAlong({ email }) })}
      >
        {t('auth.forgotLink')}
      </Link>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  & > a {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    ${type('small-medium')}
  }
`;
