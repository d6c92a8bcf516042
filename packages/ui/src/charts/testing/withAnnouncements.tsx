import type { ComponentType } from 'react';
import { LiveRegion } from '../../LiveRegion';

/** The announcements of keys are part of a chart. */
export const withAnnouncements = (Story: ComponentType) => (
  <>
    <Story />
    <LiveRegion />
  </>
);
