import { Alert } from '@quarterdeck/ui/Alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

/** Why a form was not taken: it has the focus when it appears, and shakes once. */
export function FormAlert({ title, children }: { title: string; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever loses the focus hears of it, and must not while React is at work.
    const frame = requestAnimationFrame(() => ref.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Shaken ref={ref} tabIndex={-1}>
      <Alert tone="danger" title={title} isAnnounced>
        {children}
      </Alert>
    </Shaken>
  );
}

const shake = keyframes`
  25% { transform: translateX(-4px); }
  75% { transform: translateX(4px); }
`;

const Shaken = styled.div`
  border-radius: 12px;
  animation: ${shake} 240ms ease-in-out 1;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  [data-motion='reduce'] & {
    animation: none;
  }
`;
