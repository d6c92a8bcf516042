import { lazyPart } from '@quarterdeck/ui/lazyPart';

// None of these is needed for the first paint of the list.
export const BacklogBoard = lazyPart(() =>
  import('./board/BacklogBoard').then((file) => ({ default: file.BacklogBoard })),
);
export const BacklogDetail = lazyPart(() =>
  import('./detail/BacklogDetail').then((file) => ({ default: file.BacklogDetail })),
);
export const BacklogRoadmap = lazyPart(() =>
  import('./roadmap/BacklogRoadmap').then((file) => ({ default: file.BacklogRoadmap })),
);
export const ItemBulkBar = lazyPart(() => import('./ItemBulkBar').then((file) => ({ default: file.ItemBulkBar })));
export const ItemImportDialog = lazyPart(() =>
  import('./transfer/ItemImportDialog').then((file) => ({ default: file.ItemImportDialog })),
);
export const ItemMenu = lazyPart(() => import('./ItemMenu').then((file) => ({ default: file.ItemMenu })));

/** Id of the heading of the detail, which names the frame around it. */
export const detailTitleId = 'backlog-detail-title';
