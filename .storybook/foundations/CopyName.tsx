import { announce } from '@quarterdeck/ui/LiveRegion';
import { token, type } from '@quarterdeck/ui/tokens';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CopyNameProps {
  /** What is copied, and the name of the button. */
  name: string;
  children?: ReactNode;
}

/** A name that a press copies. */
export function CopyName({ name, children }: CopyNameProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name);
      setCopied(true);
      announce(`${name} copied`);
    } catch {
      // The browser keeps the clipboard to itself here; the name can still be selected by hand.
      setCopied(false);
    }
  };
  return (
    <Press type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {children}
      <span>{isCopied ? 'Copied' : name}</span>
    </Press>
  );
}

const Press = styled.button`
  display: grid;
  align-content: center;
  gap: ${token('space.1-5')};
  inline-size: 100%;
  min-block-size: 24px;
  padding: 0;
  border: 0;
  text-align: start;
  color: ${token('text.primary')};
  background: none;
  border-radius: ${token('radius.sm')};
  cursor: copy;
  & > span {
    ${type('code-small')}
    overflow-wrap: anywhere;
    color: ${token('text.secondary')};
  }
  &:hover > span {
    color: ${token('text.primary')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;
