export { AlphabetRail } from './AlphabetRail';
export type { AlphabetRailProps } from './AlphabetRail';
export { alphabetOf, letterOf, otherLetter } from './alphabets';
