import * as calls from '@quarterdeck/contract/endpoints/ecommerce';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';
import { buildProduct } from './buildProduct';

const { id, ...product } = buildProduct({
  id: 'product-01',
  tags: ['inventory-tag-sale'],
  brand: 'brand-norvik',
  vendor: 'vendor-poyraz',
  description: 'Sewn by hand.',
  barcode: '2000000401379',
  thumbnail: 'bow.webp',
  images: ['bow.webp'],
});

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'inventory.products.list': { query: 'search' },
    'inventory.product.get': { query: 'id' },
    'inventory.product.update': { body: { id, product } },
    'inventory.products.update': { body: { ids: [id, 'product-02'], product } },
    'inventory.product.delete': { query: 'id' },
    'inventory.tag.create': { body: { tag: { title: 'Boat show' } } },
    'inventory.tag.update': { body: { id: 'inventory-tag-gift', tag: { title: 'Present' } } },
    'inventory.tag.delete': { query: 'id' },
  },
  readRecords: async ({ call }) => {
    const [products, tags] = await Promise.all([
      call(calls.listProducts, { query: { page: 0, size: 1_000 } }),
      call(calls.listInventoryTags, {}),
    ]);
    return { products: oldIds(bodyOf(products).products ?? []), tags: oldIds(bodyOf(tags)) };
  },
});
