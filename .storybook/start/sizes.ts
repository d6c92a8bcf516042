import { storyIdOf } from '../docs/storyIds';
import measured from './sizes.json';

/** A component of the kit alone; bytes are minified and compressed. */
export interface ComponentSize {
  name: string;
  /** Id of its docs page; undefined where another component's page shows it. */
  page: string | undefined;
  stories: number;
  first: number;
  later: number;
  /** Packages that the host has and that it needs. */
  peers: readonly string[];
}

/** Six components of one kit. */
export interface ComparedSize {
  name: string;
  /** By the name that the part has here. */
  alone: Readonly<Record<string, number>>;
  together: number;
  styles: number;
  pickedStyles: number;
}

type Measured = Readonly<Record<string, Omit<ComponentSize, 'name' | 'page'> & { title?: string }>>;

const components: Measured = measured.components;

export const componentSizes: readonly ComponentSize[] = Object.entries(components).map(
  ([name, { title, stories, first, later, peers }]) => ({
    name,
    page: title === undefined ? undefined : `${storyIdOf(title)}--docs`,
    stories,
    first,
    later,
    peers,
  }),
);

export const comparedSizes: { parts: readonly string[]; kits: readonly ComparedSize[] } = {
  parts: Object.keys(measured.kits[0]?.alone ?? {}),
  kits: measured.kits,
};

/** @returns the size of what a folder of the kit exports; undefined for one that was not measured. */
export function sizeOf(folder: string): ComponentSize | undefined {
  return componentSizes.find(({ name }) => name === folder);
}
