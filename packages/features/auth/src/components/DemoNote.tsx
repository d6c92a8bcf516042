import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** What the demo takes, and a way to fill it in. */
export function DemoNote({
  text,
  onFill,
  isDisabled = false,
}: {
  text: string;
  onFill: () => void;
  isDisabled?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Note>
      <p>{text}</p>
      <Button variant="ghost" size="sm" onPress={onFill} isDisabled={isDisabled}>
        {t('auth.demo.fill')}
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.3')};
  border: 1px dashed ${token('border.default')};
  border-radius: ${token('radius.md')};
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('caption')}
  & > button {
    flex: none;
  }
`;
