import { fold } from '../fold';

/** Whether one of the names is the same but for case and accents. */
export const isNameTaken = (name: string, others: readonly string[]): boolean =>
  others.some((other) => fold(other.trim()) === fold(name.trim()));
