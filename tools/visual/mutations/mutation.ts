/** A change that is made to the page of a story before it is shown. */
export interface Mutation {
  readonly id: string;
  /** What somebody would have done to the code. */
  readonly what: string;
  /** The story that has to notice a defect; the one that must not mind a refactor. */
  readonly story: string;
  /** @default 'desktop-light' */
  readonly mode?: string;
  /** Rules that are added after all others. */
  readonly css?: string;
  /** Runs in the page before anything else of it, without anything from outside its braces. */
  readonly script?: () => void;
}
