export { BarChart, type BarChartProps, type BarOrientation } from './bar-chart.tsx';
export type { ChartMessages } from './chart.messages.ts';
export type { ChartColor, ChartSeries, LineSeries } from './chart-data.ts';
export type { ChartProps } from './chart-frame.tsx';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export { Sparkline, type SparklineProps } from './sparkline.tsx';
export { StackedBarChart, type StackedBarChartProps } from './stacked-bar-chart.tsx';
