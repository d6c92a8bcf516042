import { ecommerceDocs } from '@quarterdeck/contract/docs/ecommerce';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/ecommerce',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListProductCategories = meta.story({
  ...consoleStory(ecommerceDocs.listProductCategories),
  parameters: { covers: ['endpoint:inventory.categories.list'] },
});

export const ListBrands = meta.story({
  ...consoleStory(ecommerceDocs.listBrands),
  parameters: { covers: ['endpoint:inventory.brands.list'] },
});

export const ListInventoryTags = meta.story({
  ...consoleStory(ecommerceDocs.listInventoryTags),
  parameters: { covers: ['endpoint:inventory.tags.list'] },
});

export const ListVendors = meta.story({
  ...consoleStory(ecommerceDocs.listVendors),
  parameters: { covers: ['endpoint:inventory.vendors.list'] },
});

export const ListProducts = meta.story({
  ...consoleStory(ecommerceDocs.listProducts),
  parameters: { covers: ['endpoint:inventory.products.list'] },
});

export const GetProduct = meta.story({
  ...consoleStory(ecommerceDocs.getProduct),
  parameters: { covers: ['endpoint:inventory.product.get'] },
});

export const CreateProduct = meta.story({
  ...consoleStory(ecommerceDocs.createProduct),
  parameters: { covers: ['endpoint:inventory.product.create'] },
});

export const UpdateProduct = meta.story({
  ...consoleStory(ecommerceDocs.updateProduct),
  parameters: { covers: ['endpoint:inventory.product.update'] },
});

export const DeleteProduct = meta.story({
  ...consoleStory(ecommerceDocs.deleteProduct),
  parameters: { covers: ['endpoint:inventory.product.delete'] },
});

export const CreateInventoryTag = meta.story({
  ...consoleStory(ecommerceDocs.createInventoryTag),
  parameters: { covers: ['endpoint:inventory.tag.create'] },
});

export const UpdateInventoryTag = meta.story({
  ...consoleStory(ecommerceDocs.updateInventoryTag),
  parameters: { covers: ['endpoint:inventory.tag.update'] },
});

export const DeleteInventoryTag = meta.story({
  ...consoleStory(ecommerceDocs.deleteInventoryTag),
  parameters: { covers: ['endpoint:inventory.tag.delete'] },
});

export const UpdateProducts = meta.story({
  ...consoleStory(ecommerceDocs.updateProducts),
  parameters: { covers: ['endpoint:inventory.products.update'] },
});
