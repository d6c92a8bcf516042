import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../router';

/** Texts for parameters of the address; null takes one away. */
export type ParameterChanges = Readonly<Record<string, string | null>>;

/** Parameters with some changed; all others stay. */
export function withParameters(before: URLSearchParams, changes: ParameterChanges): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/**
 * What a screen keeps in the parameters of its address, such as a search. A change takes the place of the present entry
 * of the history: back would else lead through every letter.
 */
export function useAddressParameters(): [
  parameters: URLSearchParams,
  setParameters: (changes: ParameterChanges) => void,
] {
  const [parameters, setAll] = useSearchParams();
  const setParameters = useCallback(
    (changes: ParameterChanges) => setAll((before) => withParameters(before, changes), { replace: true }),
    [setAll],
  );
  return [parameters, setParameters];
}

/** How a view is written in the parameters of an address. */
export interface ViewInAddress<View> {
  /** The parameters that the view has; all others stay when it changes. */
  names: ReadonlySet<string>;
  /** Nonsense in an address counts as not being there. */
  read: (parameters: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}

export interface AddressView<View> {
  view: View;
  /** Address of a changed view, as a search (`?view=board`, or empty). */
  searchOf: (change: Partial<View>) => string;
  /** Goes to a changed view. `replace` for what is typed or dragged: back would else lead through every letter. */
  change: (change: Partial<View>, way?: 'push' | 'replace') => void;
}

/**
 * A view that stands in the address as a whole: its filters, its order, its form.
 * @param kind the same object at every render.
 */
export function useAddressView<View extends object>(kind: ViewInAddress<View>): AddressView<View> {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The same for the same address: what is found follows it.
  const view = useMemo(() => kind.read(new URLSearchParams(search)), [kind, search]);
  const searchOf = useCallback(
    (change: Partial<View>) => {
      const next = kind.write({ ...view, ...change });
      for (const [name, text] of new URLSearchParams(search)) if (!kind.names.has(name)) next.append(name, text);
      return next.size > 0 ? `?${next.toString()}` : '';
    },
    [kind, view, search],
  );
  const change = useCallback(
    (patch: Partial<View>, way: 'push' | 'replace' = 'push') =>
      void navigate({ search: searchOf(patch) }, { replace: way === 'replace' }),
    [navigate, searchOf],
  );
  return useMemo(() => ({ view, searchOf, change }), [view, searchOf, change]);
}
