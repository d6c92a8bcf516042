import { actionExamples } from './actionExamples';
import { appExamples } from './appExamples';
import { choiceExamples } from './choiceExamples';
import { chartExamples } from './chartExamples';
import type { Examples } from './conformance';
import { editExamples } from './editExamples';
import { fieldExamples } from './fieldExamples';
import { foundationExamples } from './foundationExamples';
import { listExamples } from './listExamples';
import { navigationExamples } from './navigationExamples';
import { overlayExamples } from './overlayExamples';
import { planExamples } from './planExamples';
import { recordExamples } from './recordExamples';
import { viewExamples } from './viewExamples';

/** One example of every component of the kit. */
export const examples: Examples = {
  ...actionExamples,
  ...fieldExamples,
  ...choiceExamples,
  ...editExamples,
  ...viewExamples,
  ...chartExamples,
  ...listExamples,
  ...recordExamples,
  ...planExamples,
  ...appExamples,
  ...overlayExamples,
  ...navigationExamples,
  ...foundationExamples,
};
