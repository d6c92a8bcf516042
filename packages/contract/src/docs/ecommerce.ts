import * as calls from '../endpoints/ecommerce';
import { documentEndpoints, type DocumentedInput } from './documentEndpoints';
import { invalidRequest, missing, missingIdInQuery } from './documentedErrors';
import { documentTags } from './documentTags';

const noProduct = missing('product');

const noChoice = (example: DocumentedInput) => invalidRequest('there is no such category, brand or vendor', example);

const tags = documentTags({
  owner: 'product',
  owners: 'Products',
  place: 'first',
  ids: { known: 'inventory-tag-waterproof', deleted: 'inventory-tag-sale', missing: 'inventory-tag-nowhere' },
  titles: { created: 'Boat show', taken: 'WATERPROOF', renamed: 'Watertight' },
});

export const ecommerceDocs = documentEndpoints(calls, {
  listProductCategories: {
    summary: 'Categories of products',
    description: 'Asked by the inventory, which shows and offers categories by their ids.',
    rules: ['The list is the same in every scenario: no call changes it.'],
    errors: [],
    example: {},
  },
  listBrands: {
    summary: 'Brands of products',
    description: 'Asked by the inventory, which shows and offers brands by their ids.',
    rules: ['The list is the same in every scenario: no call changes it.'],
    errors: [],
    example: {},
  },
  listInventoryTags: {
    summary: 'All tags of products',
    description: 'Asked by the inventory, which shows tags by their ids.',
    rules: ['The newest first.'],
    errors: [],
    example: {},
  },
  listVendors: {
    summary: 'Vendors of products',
    description: 'Asked by the inventory, which shows and offers vendors by their ids.',
    rules: ['The list is the same in every scenario: no call changes it.'],
    errors: [],
    example: {},
  },
  listProducts: {
    summary: 'A page of products',
    description:
      'Asked by the inventory for each page, order and search. Answers the products and where the page stands.',
    rules: [
      'A product is found when its name contains the text of `search`; case, accents and the Turkish ı and i make no difference.',
      'Sorted by `name` without a wish. `sku`, `name` and `active` are compared as text, the other columns as numbers; products that are equal keep one order on all pages.',
      'Pages are counted from 0, but without `page` the answer is page 1, the second one. The interface always sends it.',
      '`lastPage` is the number of pages, at least 1.',
      'Beyond the last page `products` is null, and `pagination` holds nothing but `lastPage`.',
      'Numbers out of range are moved into it: a page has 1 to 1,000 products.',
      'The answer takes 300 ms; the other calls of the inventory come at once.',
    ],
    errors: [invalidRequest('the column or the order is unknown, or a number is none', { query: { sort: 'colour' } })],
    example: { query: { search: 'jacket', sort: 'price', order: 'desc', page: 0, size: 10 } },
  },
  getProduct: {
    summary: 'One product',
    description: 'Asked when an address leads straight to a product.',
    rules: [],
    errors: [missingIdInQuery, noProduct({ query: { id: 'product-nowhere' } })],
    example: { query: { id: 'product-01' } },
  },
  createProduct: {
    summary: 'Make a product',
    description: 'Answers a product that is empty but for its name; the interface opens it for writing.',
    rules: [
      'It is called “A New Product” and is not on sale.',
      'Nothing is chosen, texts are empty, numbers are 0.',
      'It is stored before all others.',
    ],
    errors: [],
    example: {},
  },
  updateProduct: {
    summary: 'Change a product',
    description: 'Takes the fields that change and answers the whole product as it is afterwards.',
    rules: [
      'Fields that are not sent stay as they are; lists are replaced as a whole; the id cannot be changed.',
      'The price is computed: `basePrice` and `taxPercent` of it, rounded to cents. A price that is sent is dropped.',
      'Images keep their order.',
      'Tags are kept once each, and unknown ones are dropped.',
      'More pieces may be reserved than there are; the interface warns.',
      'A patch with one wrong field changes nothing at all.',
    ],
    errors: [
      invalidRequest('the name is empty, a number is below 0 or a field is not of its kind', {
        body: { id: 'product-01', product: { name: '', stock: -1 } },
      }),
      noChoice({ body: { id: 'product-01', product: { brand: 'brand-nowhere' } } }),
      noProduct({ body: { id: 'product-nowhere', product: { active: true } } }),
    ],
    example: { body: { id: 'product-01', product: { basePrice: 189.9, taxPercent: 20, active: true } } },
  },
  deleteProduct: {
    summary: 'Delete a product',
    description: 'Answers `true`. Taking it back is the interface’s business: it makes the product again.',
    rules: [],
    errors: [missingIdInQuery, noProduct({ query: { id: 'product-nowhere' } })],
    example: { query: { id: 'product-03' } },
  },
  createInventoryTag: tags.create,
  updateInventoryTag: tags.update,
  deleteInventoryTag: tags.delete,
  updateProducts: {
    summary: 'Change several products at once',
    description: 'Sent for a selection: put on sale, take off sale, tag. Answers the products as they are afterwards.',
    rules: [
      'Each product gets the values that are sent, as if it were changed alone.',
      'Answered in the order of `ids`; an id that is sent twice counts once.',
      'When one product is missing, none is changed.',
    ],
    errors: [
      invalidRequest('no product is named or a field is not of its kind', {
        body: { ids: [], product: { active: true } },
      }),
      noChoice({ body: { ids: ['product-01'], product: { vendor: 'vendor-nowhere' } } }),
      noProduct({ body: { ids: ['product-01', 'product-nowhere'], product: { active: true } } }),
    ],
    example: { body: { ids: ['product-01', 'product-02', 'product-05'], product: { active: true } } },
  },
});
