import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import type { ChartCaption } from '../exportChart';
import type { ChartRows } from '../chartTypes';
import { PrintSheet, PrintTable } from '../../PrintSheet';
import { useThinnedText } from './useThinnedText';

/** While a chart is printed, its sheet is all there is on the paper. */
const OnlyTheSheet = createGlobalStyle`
  @media print {
    body > :not([data-part='chart-print']) {
      display: none !important;
    }
  }
`;

/** Prints one chart of a page; the drawing is taken before the dialog opens. */
export function useChartPrint() {
  const [image, setImage] = useState<string | undefined>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    const end = () => setOpen(false);
    addEventListener('afterprint', end);
    const print = () => {
      if (!isLeft) window.print();
    };
    // The browser takes the page as it is: the picture has to be there. One that cannot be shown is no reason to wait.
    void decoded(image).then(print, print);
    return () => {
      isLeft = true;
      removeEventListener('afterprint', end);
    };
  }, [isOpen, image]);
  const open = (svg: string | undefined) => {
    setImage(svg === undefined ? undefined : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
    setOpen(true);
  };
  return { isOpen, image, open };
}

async function decoded(image: string | undefined): Promise<void> {
  if (image === undefined) return;
  const picture = new Image();
  picture.src = image;
  await picture.decode();
}

interface ChartPrintProps {
  caption: ChartCaption;
  rows: ChartRows;
  /** Address of the drawing. */
  image: string | undefined;
}

/** A chart on paper: its drawing and its numbers. */
export function ChartPrint({ caption, rows: chartRows, image }: ChartPrintProps) {
  const { pointsName, columns, rows } = chartRows;
  const thinned = useThinnedText(chartRows);
  return createPortal(
    <div data-part="chart-print">
      <OnlyTheSheet />
      <PrintSheet>
        <header>
          <h1>{caption.title}</h1>
          {caption.finding === undefined ? null : <p>{caption.finding}</p>}
        </header>
        {image === undefined ? null : <img src={image} alt={caption.title} style={{ maxInlineSize: '100%' }} />}
        {thinned === undefined ? null : <p>{thinned}</p>}
        <PrintTable aria-label={caption.title}>
          <thead>
            <tr>
              <th scope="col">{pointsName}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, values }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {columns.map(({ id: column, format }, index) => {
                  const value = values[index];
                  return <td key={column}>{value === null || value === undefined ? '–' : format(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </PrintTable>
      </PrintSheet>
    </div>,
    document.body,
  );
}
