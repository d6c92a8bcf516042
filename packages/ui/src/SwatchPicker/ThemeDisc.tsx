import { Check } from 'lucide-react';
import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { useJoinedRef } from '../refs';
import { token, type ThemeName } from '../tokens';

export interface ThemeDiscProps extends Omit<ComponentProps<'span'>, 'children'> {
  theme: ThemeName;
  /** Shows a check on it. @default false */
  isSelected?: boolean;
}

/** Accent and ground of a theme, half and half, in the scheme around it. A picture: what it stands in has the name. */
export function ThemeDisc({ theme, isSelected = false, ref: outer, ...rest }: ThemeDiscProps) {
  const [disc, setDisc] = useState<HTMLElement | null>(null);
  const ref = useJoinedRef(setDisc, outer);
  const scheme = useSyncExternalStore(followScheme, () => schemeAround(disc), schemeOfServer);
  return (
    <Halves ref={ref} aria-hidden data-theme={theme} data-scheme={scheme} {...rest}>
      {isSelected ? <Icon icon={Check} size="xs" /> : null}
    </Halves>
  );
}

// A theme has its colours per scheme, and both attributes have to stand on one element.
const schemeAround = (disc: HTMLElement | null) =>
  (disc?.parentElement ?? document.documentElement).closest<HTMLElement>('[data-scheme]')?.dataset['scheme'] ?? 'light';
const schemeOfServer = () => 'light';

function followScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, { attributeFilter: ['data-scheme'], subtree: true });
  return () => observer.disconnect();
}

/** A disc of one colour, `--qd-swatch`. */
export const Disc = styled.span`
  background: var(--qd-swatch);
  box-sizing: border-box;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--qd-swatch-size, 28px);
  block-size: var(--qd-swatch-size, 28px);
  border: 1px solid ${token('border.strong')};
  border-radius: ${token('radius.full')};
  color: ${token('accent.on-solid')};
  forced-color-adjust: none;
`;

const Halves = styled(Disc)`
  background: linear-gradient(to right, ${token('accent.solid')} 50%, ${token('surface.canvas')} 50%);
  &:dir(rtl) {
    background: linear-gradient(to left, ${token('accent.solid')} 50%, ${token('surface.canvas')} 50%);
  }
  & > svg {
    justify-self: start;
  }
`;
