import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DemoNoteProps {
  text: string;
  /** Fills it in. @default there is nothing to fill in */
  onFill?: () => void;
  isDisabled?: boolean;
  /** In place of the button that fills it in. */
  children?: ReactNode;
}

/** What the demo takes, or does not do, and a way on. */
export function DemoNote({ text, onFill, isDisabled = false, children }: DemoNoteProps) {
  const { t } = useTranslation();
  return (
    // Known to the host, which hides what a prerendered page offers in vain.
    <Note data-demo-account>
      <p>{text}</p>
      {onFill ? (
        <Button variant="ghost" size="sm" onPress={onFill} isDisabled={isDisabled}>
          {t('auth.demo.fill')}
        </Button>
      ) : null}
      {children}
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
