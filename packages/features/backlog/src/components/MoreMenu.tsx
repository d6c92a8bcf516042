import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@quarterdeck/ui/Menu';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Columns3, Download, Ellipsis, ChartNoAxesGantt, List, Printer, Upload } from 'lucide-react';
import { backlogViewModes } from '../model/backlogView';
import type { ViewControl } from './useBacklogView';

const viewModeIcons = { list: List, board: Columns3, roadmap: ChartNoAxesGantt } as const;

export interface MoreMenuProps extends Pick<ViewControl, 'view' | 'change'> {
  /** Whether the items are known: before that there is nothing to read, write or compare with. */
  isReady: boolean;
  onImport: () => void;
  onExport: (format: 'csv' | 'json') => void;
  onPrint: () => void;
}

/** The backlog as a file and on paper; on phones also the ways to look at it. */
export function MoreMenu({ view, change, isReady, onImport, onExport, onPrint }: MoreMenuProps) {
  const { t } = useTranslation();
  const isPhone = !useIsFrom('sm');
  const files = [
    { id: 'import', icon: Upload, action: onImport },
    { id: 'csv', icon: Download, action: () => onExport('csv') },
    { id: 'json', icon: Download, action: () => onExport('json') },
    { id: 'print', icon: Printer, action: onPrint },
  ];
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={t('backlog.more.label')} variant="secondary" />
      <Menu placement="bottom end">
        {isPhone ? (
          <MenuSection
            title={t('backlog.viewMode.label')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[view.viewMode]}
            onSelectionChange={(keys) => {
              const viewMode = backlogViewModes.find((one) => keys !== 'all' && keys.has(one));
              if (viewMode) change({ viewMode });
            }}
          >
            {backlogViewModes.map((viewMode) => (
              <MenuItem key={viewMode} id={viewMode} icon={viewModeIcons[viewMode]}>
                {t(`backlog.viewMode.${viewMode}`)}
              </MenuItem>
            ))}
          </MenuSection>
        ) : null}
        <MenuSection title={t('backlog.more.file')}>
          {files.map(({ id, icon, action }) => (
            <MenuItem key={id} icon={icon} isDisabled={!isReady} onAction={action}>
              {t(`backlog.more.${id}`)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
