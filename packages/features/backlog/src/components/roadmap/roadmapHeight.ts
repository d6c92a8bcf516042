/** Of heads and rows: the roadmap ends where the window does. */
export const roadmapHeight = 'max(440px, calc(100dvh - 352px))';
