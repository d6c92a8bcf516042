export interface Crumb {
  label: string;
  /** Without an address the crumb is a heading over the next one, not a place. */
  href?: string;
}
