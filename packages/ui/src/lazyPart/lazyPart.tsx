import { lazy, useState, type ComponentProps, type ComponentType, type ElementType } from 'react';

/** A component with props of any kind, as React's own `lazy` takes it. */
type AnyComponent = Exclude<ElementType, string>;

/** What takes each part that did not load back to its beginning. */
const failed = new Map<unknown, () => void>();

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads its code; shown afterwards, it is there at once, without a moment of waiting. */
  preload: () => Promise<void>;
  /** Whether its code is there. */
  isLoaded: () => boolean;
};

/**
 * A component whose code is loaded when it is first shown, as with React's `lazy`. That keeps a failed load for ever;
 * here the part is loaded anew when it is next shown after `forgetFailedParts`.
 */
export function lazyPart<Part extends AnyComponent>(
  load: () => Promise<{ default: Part }>,
): LazyPart<ComponentProps<Part>> {
  let loaded: Part | undefined;
  const fetchPart = async () => {
    const file = await load();
    loaded = file.default;
    return file;
  };
  const make = () =>
    lazy(() =>
      fetchPart().catch((error: unknown) => {
        failed.set(error, () => {
          current = undefined;
        });
        throw error;
      }),
    );
  let current: ReturnType<typeof make> | undefined;
  function Shown(props: ComponentProps<Part>) {
    const [Loaded] = useState<ElementType>(() => loaded ?? (current ??= make()));
    return <Loaded {...props} />;
  }
  return Object.assign(Shown, {
    preload: async () => void (await fetchPart()),
    isLoaded: () => loaded !== undefined,
  });
}

/** Whether an error is that of a part that did not load. */
export function isPartFailure(error: unknown): boolean {
  return failed.has(error);
}

/**
 * Lets every part that did not load be loaded anew when it is next shown. A boundary calls it once the failure is on the
 * page: sooner, React would draw and load the part in circles.
 */
export function forgetFailedParts(): void {
  for (const reset of failed.values()) reset();
  failed.clear();
}
