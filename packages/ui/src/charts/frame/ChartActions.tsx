import { ChartLine, FileCode, FileImage, FileSpreadsheet, Printer, Table2 } from 'lucide-react';
import type { RefObject } from 'react';
import { announce } from '../../LiveRegion';
import { MenuItem, MenuSection } from '../../Menu';
import { useKitMessages } from '../../messages';
import { RowMenu } from '../../RowMenu';
import type { ChartRows } from '../chartTypes';
import { chartCsv, chartPng, drawingOf, printDrawingOf, saveChart, type ChartCaption } from '../exportChart';

export interface ChartActionsProps {
  title: string;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  /** Where the drawing is. */
  frame: RefObject<HTMLElement | null>;
  caption: ChartCaption;
  /** The numbers for a file. */
  allRows: () => ChartRows;
  /** Gets the drawing as an SVG; undefined where the table is shown. */
  onPrint: (svg: string | undefined) => void;
  /** The button that opens it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The numbers as a table, files to take along, and print. */
export function ChartActions({
  title,
  isTable,
  onTableChange,
  frame,
  caption,
  allRows,
  onPrint,
  anchor,
  onClose,
}: ChartActionsProps) {
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
    <RowMenu aria-label={messages.chartMenu(title)} anchor={anchor} onClose={onClose}>
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
        <MenuItem icon={Printer} onAction={() => onPrint(printDrawingOf(frame.current, caption))}>
          {messages.print}
        </MenuItem>
      </MenuSection>
    </RowMenu>
  );
}
