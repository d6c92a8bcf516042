/** What the API takes of an item at the most; its schemas say so without names. */
export const descriptionMaxLength = 20_000;
export const criterionMaxLength = 500;
export const criterionLimit = 100;
export const commentMaxLength = 5_000;
export const labelMaxLength = 60;
export const labelLimit = 20;
