/** Id of the heading, which names the frame around the detail. */
export const detailTitleId = 'backlog-detail-title';
