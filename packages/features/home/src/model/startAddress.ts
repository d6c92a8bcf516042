import { paths } from '@quarterdeck/contract';
import { startPage } from '@quarterdeck/contract/rules/startPage';
import { readVisit } from '@quarterdeck/data/visit/visit';

/** Where `/` leads, by what the browser keeps of the visit. */
export const startAddress = (): string => paths[startPage(readVisit())].href();
