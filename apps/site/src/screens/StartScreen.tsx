import { Logo } from '@quarterdeck/ui/Logo';
import { useNavigate } from '@quarterdeck/ui/router';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { findStart } from '../app/siteRoutes';
import { features } from '../features';

/** Leads the visitor to where they left off, by what the browser keeps at this moment. */
export function StartScreen() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    let isCurrent = true;
    findStart(features).then(
      (address) => {
        if (isCurrent) void navigate(address, { replace: true });
      },
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [navigate]);
  if (failure) throw failure.error;
  return (
    <Place>
      <Logo size="lg" isMarkOnly />
    </Place>
  );
}

const hide = keyframes`from, to { visibility: hidden; }`;

/** Nothing is drawn in the time that deciding takes nearly always: 300 ms. */
const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  animation: ${hide} 1ms 300ms backwards;
`;
