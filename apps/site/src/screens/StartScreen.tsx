import { Logo } from '@quarterdeck/ui/Logo';
import { useNavigate } from '@quarterdeck/ui/router';
import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { findStart } from '../app/siteRoutes';
import { features } from '../features';

/** Leads the visitor to where they left off, by what the browser keeps at this moment. */
export function StartScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    let isCurrent = true;
    void findStart(features).then((address) => {
      if (isCurrent) void navigate(address, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [navigate]);
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
