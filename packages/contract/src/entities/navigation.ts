import * as z from 'zod/mini';

export const navigationItemTypes = ['group', 'basic', 'collapsable', 'aside', 'divider'] as const;
export type NavigationItemType = (typeof navigationItemTypes)[number];

export interface NavigationItem {
  /** Such as `apps.tasks`; the host joins it with the feature that offers the same id. */
  id: string;
  /** English title; shown only where no translation of the id exists. */
  title: string;
  type: NavigationItemType;
  subtitle?: string | undefined;
  icon?: string | undefined;
  link?: string | undefined;
  externalLink?: boolean | undefined;
  target?: string | undefined;
  hidden?: boolean | undefined;
  badge?: { title: string; classes?: string | undefined } | undefined;
  disabled?: boolean | undefined;
  active?: boolean | undefined;
  /** At most six levels deep. */
  children?: NavigationItem[] | undefined;
}

export const navigationItemSchema: z.ZodMiniType<NavigationItem> = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  type: z.enum(navigationItemTypes),
  subtitle: z.optional(z.string()),
  icon: z.optional(z.string()),
  link: z.optional(z.string()),
  externalLink: z.optional(z.boolean()),
  target: z.optional(z.string()),
  hidden: z.optional(z.boolean()),
  badge: z.optional(z.object({ title: z.string(), classes: z.optional(z.string()) })),
  disabled: z.optional(z.boolean()),
  active: z.optional(z.boolean()),
  children: z.optional(z.array(z.lazy(() => navigationItemSchema))),
});

/** The four menus; which layout shows which is the layout table's business. */
export const menuNames = ['compact', 'default', 'futuristic', 'horizontal'] as const;
export type MenuName = (typeof menuNames)[number];

export const navigationSchema = z.object({
  compact: z.array(navigationItemSchema),
  default: z.array(navigationItemSchema),
  futuristic: z.array(navigationItemSchema),
  horizontal: z.array(navigationItemSchema),
});
export type Navigation = z.infer<typeof navigationSchema>;
