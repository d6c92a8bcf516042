import { createGlobalStyle } from 'styled-components';
import { token } from '../tokens';
import { footText, pageContent } from './cssText';
import { pageNames, type InvoiceSheetDesign } from './designs';

interface PagesProps {
  $design: InvoiceSheetDesign;
  /** Of the foot of each page. */
  $foot: string;
  $sayPage: (page: string, pages: string) => string;
}

/** The band of the modern design reaches the edges of the first page; the sheet itself keeps the margins there. */
const margins = { compact: '16mm', modern: '16mm 0' } as const;
const firstMargins = { compact: '16mm', modern: '0 0 16mm' } as const;
/** What is left of the margin beside the foot. */
const footInsets = { compact: '0', modern: '16mm' } as const;

/** How the pages are: A4, and at the foot of each one whose it is and which. Browsers without margin boxes leave it out. */
export const InvoicePages = createGlobalStyle<PagesProps>`
  @page ${({ $design }) => pageNames[$design]} {
    size: A4;
    margin: ${({ $design }) => margins[$design]};
    @bottom-left {
      content: ${({ $foot }) => footText($foot)};
      padding: 12px 0 0 ${({ $design }) => footInsets[$design]};
      vertical-align: top;
      color: ${token('text.secondary')};
      font: 10px/1.4 ${token('font.sans')};
    }
    @bottom-right {
      content: ${({ $sayPage }) => pageContent($sayPage)};
      padding: 12px ${({ $design }) => footInsets[$design]} 0 0;
      vertical-align: top;
      color: ${token('text.secondary')};
      font: 10px/1.4 ${token('font.sans')};
      font-variant-numeric: tabular-nums;
    }
  }
  @page ${({ $design }) => pageNames[$design]}:first {
    margin: ${({ $design }) => firstMargins[$design]};
  }
  @media print {
    html,
    body {
      min-height: 0;
    }
    /* Of the whole document: where the name changes, a new page begins. */
    body {
      page: ${({ $design }) => pageNames[$design]};
    }
    #content {
      min-block-size: 0;
    }
  }
`;
