import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@quarterdeck/ui/Menu';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Columns3, Download, Ellipsis, ChartNoAxesGantt, List, Printer, Upload } from 'lucide-react';
import { backlogViewModes } from '../model/backlogView';
import type { ViewControl } from './useBacklogView';

const viewModeIcons = { list: List, board: Columns3, roadmap: ChartNoAxesGantt } as const;

export interface MoreMenuProps {
  /** Whether the items are known: before that there is nothing to read, write or compare with. */
  isReady: boolean;
  onImport: () => void;
  onExport: (format: 'csv' | 'json') => void;
  onPrint: () => void;
}

/** The backlog as a file and on paper; on phones also the ways to look at it. */
export function MoreMenu({
  view,
  change,
  isReady,
  onImport,
  onExport,
  onPrint,
}: MoreMenuProps & Pick<ViewControl, 'view' | 'change'>) {
  const { t } = useTranslation();
  const isPhone = !useIsFrom('sm');
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
          <MenuItem icon={Upload} isDisabled={!isReady} onAction={onImport}>
            {t('backlog.more.import')}
          </MenuItem>
          <MenuItem icon={Download} isDisabled={!isReady} onAction={() => onExport('csv')}>
            {t('backlog.more.csv')}
          </MenuItem>
          <MenuItem icon={Download} isDisabled={!isReady} onAction={() => onExport('json')}>
            {t('backlog.more.json')}
          </MenuItem>
          <MenuItem icon={Printer} isDisabled={!isReady} onAction={onPrint}>
            {t('backlog.more.print')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
