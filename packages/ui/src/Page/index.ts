export { Page, PageHead, PageSection } from './Page';
export type { PageHeadProps, PageProps, PageSectionProps } from './Page';
