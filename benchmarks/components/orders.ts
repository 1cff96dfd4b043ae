/** A row of the data table. */
export interface Order {
  id: string;
  client: string;
  manager: string;
  hours: number;
  value: number;
}

/** One page of rows, as a server that sorts and paginates would send it. */
export const orders: Order[] = Array.from({ length: 50 }, (_, index) => ({
  id: `order-${index + 1}`,
  client: `Client ${index + 1}`,
  manager: ['Maya Ortiz', 'Tom Becker', 'Ines Duarte'][index % 3] ?? '',
  hours: (index * 7) % 41,
  value: 1_000 + index * 137,
}));

/** Number of rows on all pages. */
export const TOTAL = 200;
export const PAGE_SIZE = 50;
export const PAGE_SIZES = [25, 50, 100];

export const columns = [
  { id: 'client', header: 'Client', numeric: false },
  { id: 'manager', header: 'Manager', numeric: false },
  { id: 'hours', header: 'Hours', numeric: true },
  { id: 'value', header: 'Value', numeric: true },
] as const;
