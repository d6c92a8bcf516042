import { actionExamples } from './actionExamples';
import type { Examples } from './conformance';
import { fieldExamples } from './fieldExamples';
import { foundationExamples } from './foundationExamples';
import { navigationExamples } from './navigationExamples';
import { viewExamples } from './viewExamples';

/** One example of every component of the kit. */
export const examples: Examples = {
  ...actionExamples,
  ...fieldExamples,
  ...viewExamples,
  ...navigationExamples,
  ...foundationExamples,
};
