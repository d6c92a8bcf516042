import * as calls from '@quarterdeck/contract/endpoints/ecommerce';
import { handle, type MockHandler } from '../core/handle';
import { inventoryTagHandlers } from './inventoryTagHandlers';
import { loadProductChoices } from './productChoices';
import { productHandlers } from './productHandlers';
import { productPageHandlers } from './productPageHandlers';

const choiceHandlers: readonly MockHandler[] = [
  handle(calls.listProductCategories, async () => (await loadProductChoices()).categories),
  handle(calls.listBrands, async () => (await loadProductChoices()).brands),
  handle(calls.listVendors, async () => (await loadProductChoices()).vendors),
];

export const handlers: readonly MockHandler[] = [
  ...choiceHandlers,
  ...inventoryTagHandlers,
  ...productPageHandlers,
  ...productHandlers,
];
