export {
  TOOLTIP_OPEN_DELAY,
  TOOLTIP_SKIP_DELAY,
  Tooltip,
  type TooltipProps,
  TooltipProvider,
  type TooltipProviderProps,
} from './tooltip.tsx';
