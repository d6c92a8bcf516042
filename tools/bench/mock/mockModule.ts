import { buildAddress } from '@quarterdeck/contract';
import { documentedEndpoints } from '@quarterdeck/contract/docs/documentedEndpoints';
import { createMockApi } from '@quarterdeck/mocks';

/** What the bench needs of the packages, in one module that can be bundled for Node. */
export const packages = { buildAddress, createMockApi, documentedEndpoints };
