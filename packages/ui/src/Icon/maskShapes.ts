/** Lucide's shapes of the icons that long lists paint by a mask; a test holds them to the package. */
export const maskShapes = {
  'grip-vertical':
    "<circle cx='9' cy='12' r='1'/><circle cx='9' cy='5' r='1'/><circle cx='9' cy='19' r='1'/><circle cx='15' cy='12' r='1'/><circle cx='15' cy='5' r='1'/><circle cx='15' cy='19' r='1'/>",
  ellipsis: "<circle cx='12' cy='12' r='1'/><circle cx='19' cy='12' r='1'/><circle cx='5' cy='12' r='1'/>",
  'calendar-days':
    "<path d='M8 2v3'/><path d='M16 2v3'/><rect x='3' y='3' width='18' height='18' rx='2'/><path d='M3 9h18'/><path d='M8 13h.01'/><path d='M12 13h.01'/><path d='M16 13h.01'/><path d='M8 17h.01'/><path d='M12 17h.01'/><path d='M16 17h.01'/>",
  'list-checks':
    "<path d='M13 5h8'/><path d='M13 12h8'/><path d='M13 19h8'/><path d='m3 17 2 2 4-4'/><path d='m3 7 2 2 4-4'/>",
  'arrow-up': "<path d='m5 12 7-7 7 7'/><path d='M12 19V5'/>",
  'arrow-down': "<path d='M12 5v14'/><path d='m19 12-7 7-7-7'/>",
} as const;

export type MaskIconName = keyof typeof maskShapes;
