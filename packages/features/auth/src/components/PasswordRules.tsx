import { passwordMinLength } from '@quarterdeck/contract/entities/signIn';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { Circle, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';

export interface PasswordRule {
  /** Of its words. */
  key: string;
  isMet: boolean;
}

/** What a new password has to be. None of them turns red: who types is not yet wrong. */
export function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('auth.rule.label')}>
      {rules.map(({ key, isMet }) => (
        <li key={key} data-met={isMet || undefined}>
          <Icon icon={isMet ? CircleCheck : Circle} size="sm" />
          <span>
            {t(`auth.rule.${key}`, { count: passwordMinLength })}
            {isMet ? <VisuallyHidden>, {t('auth.rule.met')}</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  color: ${token('text.secondary')};
  ${type('small')}
  & > li {
    display: flex;
    gap: ${token('space.2')};
    align-items: center;
  }
  & > [data-met] > svg {
    color: ${token('success.text')};
  }
`;
