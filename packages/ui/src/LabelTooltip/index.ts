export { LazyLabelTooltip } from './LazyLabelTooltip';
export type { LazyLabelTooltipProps } from './LazyLabelTooltip';
