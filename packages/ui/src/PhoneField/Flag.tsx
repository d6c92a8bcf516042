import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { whenIdle } from '../idle';
import { token } from '../tokens';

/** Address of a flag's image; undefined for a country without one. */
export type FlagUrl = (country: string) => string | undefined;

let loaded: FlagUrl | undefined;

/** The addresses that are given, else the kit's own drawings, which come after everything else. */
export function useFlagUrl(given: FlagUrl | undefined): FlagUrl | undefined {
  const [own, setOwn] = useState<FlagUrl>();
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return undefined;
    const load = async () => {
      loaded ??= (await import('./flags')).flagUrlOf;
      setOwn(() => loaded);
    };
    // Without its flag a country still has its name and code.
    return whenIdle(() => void load().catch(() => undefined));
  }, [isGiven]);
  return given ?? own;
}

export interface FlagProps {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Undefined while the drawings have not come. */
  flagUrl: FlagUrl | undefined;
}

/** A flag of 20 × 14 px beside the name it belongs to; an empty plate while there is none. */
export function Flag({ country, flagUrl }: FlagProps) {
  const address = flagUrl?.(country);
  const [failed, setFailed] = useState<string>();
  return (
    <Plate data-part="flag">
      {address === undefined || address === failed ? null : (
        <img src={address} alt="" loading="lazy" onError={() => setFailed(address)} />
      )}
    </Plate>
  );
}

const Plate = styled.span`
  position: relative;
  flex: none;
  inline-size: 20px;
  block-size: 14px;
  overflow: hidden;
  border-radius: 3px;
  background: ${token('fill.neutral')};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* White and dark flags have an edge on every ground. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${token('border.default')};
    border-radius: inherit;
  }
`;
