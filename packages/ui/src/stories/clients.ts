import type { DataTableState } from '../data-table-state/index.ts';

export interface Client {
  id: string;
  name: string;
  city: string;
  manager: string;
  phase: 'audit' | 'optimize' | 'scale';
  health: 'on-track' | 'at-risk' | 'blocked';
  hoursSaved: number;
  /** Value to date, in USD. */
  value: number;
  /** ISO date of the last contact. */
  lastContact: string;
}

const places = [
  'Harbor',
  'Alder',
  'Bright',
  'Summit',
  'Cedar',
  'Northgate',
  'Copper',
  'Willow',
  'Union',
  'Lakeside',
];
const trades = [
  'Dental',
  'Plumbing',
  'Logistics',
  'Veterinary',
  'Legal',
  'Catering',
  'Optics',
  'Roofing',
  'Physio',
];
const cities = ['Portland', 'Tacoma', 'Boise', 'Reno', 'Eugene', 'Spokane', 'Fresno'];
const managers = ['Maya Ortiz', 'Tom Becker', 'Ines Duarte', 'Sam Whitfield'];
const phases: Client['phase'][] = ['audit', 'optimize', 'scale'];
const healths: Client['health'][] = ['on-track', 'on-track', 'on-track', 'at-risk', 'blocked'];

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 5);

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Generates clients deterministically. */
export function makeClients(count: number): Client[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / (places.length * trades.length));
    return {
      id: `client-${index + 1}`,
      name: `${pick(places, index)} ${pick(trades, index * 7 + Math.floor(index / 10))}${round ? ` ${round + 1}` : ''}`,
      city: pick(cities, index * 3 + 1),
      manager: pick(managers, index * 5 + Math.floor(index / 4)),
      phase: pick(phases, index * 2 + Math.floor(index / 3)),
      health: pick(healths, index * 3 + Math.floor(index / 5)),
      hoursSaved: (index * 37 + 11) % 96,
      value: ((index * 7_919 + 4_231) % 118_000) + 900,
      lastContact: new Date(FIRST_DAY + ((index * 13) % 300) * DAY).toISOString().slice(0, 10),
    };
  });
}

export interface ClientPage {
  rows: Client[];
  total: number;
}

/** Searches, filters, sorts and pages the clients as a server would. */
export function queryClients(clients: readonly Client[], state: DataTableState): ClientPage {
  const words = state.search.toLowerCase();
  const matching = clients.filter(
    (client) =>
      `${client.name} ${client.city}`.toLowerCase().includes(words) &&
      Object.entries(state.filters).every(
        ([column, values]) => values.length === 0 || values.includes(String(client[column as keyof Client])),
      ),
  );
  const { sort, page, pageSize } = state;
  if (sort) {
    const column = sort.column as keyof Client;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    matching.sort(
      (one, other) =>
        sign * String(one[column]).localeCompare(String(other[column]), 'en', { numeric: true }),
    );
  }
  return { rows: matching.slice((page - 1) * pageSize, page * pageSize), total: matching.length };
}
