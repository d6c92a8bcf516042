import { endpoint } from '../endpoint';
import { iconSetSchema } from '../entities/iconSet';

export const getIconSet = endpoint({
  id: 'ui.icons',
  method: 'GET',
  path: 'api/ui/icons/{set}',
  response: iconSetSchema,
});
