import { actionExamples } from './actionExamples';
import type { Examples } from './conformance';

/** One example of every component of the kit. */
export const examples: Examples = { ...actionExamples };
