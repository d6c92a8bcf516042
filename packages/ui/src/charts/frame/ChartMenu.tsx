import { ChartLine, Ellipsis, FileCode, FileImage, FileSpreadsheet, Printer, Table2 } from 'lucide-react';
import type { Ref, RefObject } from 'react';
import { chartCsv, chartPng, drawingOf, saveChart, type ChartCaption } from '../exportChart';
import type { ChartRows } from '../chartTypes';
import { IconButton } from '../../IconButton';
import { announce } from '../../LiveRegion';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../Menu';
import { useKitMessages } from '../../messages';

interface ChartMenuProps {
  title: string;
  isDisabled: boolean;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  /** The button that opens it. */
  ref: Ref<HTMLButtonElement>;
  /** Where the drawing is. */
  frame: RefObject<HTMLElement | null>;
  caption: ChartCaption;
  /** The numbers for a file. */
  allRows: () => ChartRows;
  onPrint: () => void;
}

/** The numbers as a table, files to take along, and print. */
export function ChartMenu({
  ref,
  title,
  isDisabled,
  isTable,
  onTableChange,
  frame,
  caption,
  allRows,
  onPrint,
}: ChartMenuProps) {
  const messages = useKitMessages();
  const savePicture = async (kind: 'svg' | 'png') => {
    const svg = drawingOf(frame.current, caption);
    if (svg === undefined) return;
    try {
      saveChart(kind, title, kind === 'svg' ? svg : await chartPng(svg));
    } catch {
      announce(messages.exportFailed);
    }
  };
  return (
    <MenuTrigger>
      <IconButton ref={ref} icon={Ellipsis} size="sm" label={messages.chartMenu(title)} isDisabled={isDisabled} />
      <Menu placement="bottom end" aria-label={messages.chartMenu(title)}>
        <MenuSection>
          <MenuItem icon={isTable ? ChartLine : Table2} onAction={() => onTableChange(!isTable)}>
            {isTable ? messages.showChart : messages.showAsTable}
          </MenuItem>
        </MenuSection>
        <MenuSection>
          <MenuItem icon={FileImage} isDisabled={isTable} onAction={() => void savePicture('png')}>
            {messages.exportPng}
          </MenuItem>
          <MenuItem icon={FileCode} isDisabled={isTable} onAction={() => void savePicture('svg')}>
            {messages.exportSvg}
          </MenuItem>
          <MenuItem icon={FileSpreadsheet} onAction={() => saveChart('csv', title, chartCsv(allRows()))}>
            {messages.exportCsv}
          </MenuItem>
        </MenuSection>
        <MenuSection>
          <MenuItem icon={Printer} onAction={onPrint}>
            {messages.print}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
