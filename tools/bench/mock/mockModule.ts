/** What the bench needs of the packages, in one module that can be bundled for Node. */
export { buildAddress, endpoints } from '@quarterdeck/contract';
export { createMockApi } from '@quarterdeck/mocks';
