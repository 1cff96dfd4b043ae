import { Badge, type BadgeTone } from '@uplift/ui/badge';
import { Cluster } from '@uplift/ui/cluster';
import type { ReactElement } from 'react';
import type { Caller, Endpoint } from '../index.ts';
import * as styles from './contract-table.styles.ts';

const callers = {
  anyone: { name: 'Anyone', tone: 'neutral' },
  client: { name: 'Clients', tone: 'accent' },
  manager: { name: 'Managers', tone: 'success' },
  admin: { name: 'Admins', tone: 'warning' },
} satisfies Record<Caller, { name: string; tone: BadgeTone }>;

/** Returns the field names of an object schema, or of any object in a union; none for other schemas. */
function fieldsOf(schema: object | undefined): string[] {
  if (!schema) return [];
  if ('entries' in schema && schema.entries) return Object.keys(schema.entries);
  if ('options' in schema && Array.isArray(schema.options)) {
    return [...new Set(schema.options.flatMap((option: object) => fieldsOf(option)))];
  }
  return [];
}

function Call({ endpoint }: { endpoint: Endpoint }): ReactElement {
  const { method, path, summary, params, query, body } = endpoint;
  const fields = [params, query, body].flatMap(fieldsOf);
  return (
    <tr>
      <th scope="row" css={styles.call}>
        <span css={styles.method}>{method}</span> {path}
      </th>
      <td>
        <Cluster gap={1}>
          {endpoint.callers.map((caller) => (
            <Badge key={caller} tone={callers[caller].tone}>
              {callers[caller].name}
            </Badge>
          ))}
        </Cluster>
      </td>
      <td>{summary}</td>
      <td>{fields.length > 0 && <span css={styles.fields}>{fields.join(', ')}</span>}</td>
    </tr>
  );
}

export interface ContractTableProps {
  /** The endpoints of the contract by name. */
  endpoints: Readonly<Record<string, Endpoint>>;
  caption: string;
}

/** A readable contract, generated from its endpoints. */
export function ContractTable({ endpoints, caption }: ContractTableProps): ReactElement {
  const rows = Object.values(endpoints).sort(
    (first, second) => first.path.localeCompare(second.path) || first.method.localeCompare(second.method),
  );
  return (
    <div css={styles.frame}>
      <table css={styles.table}>
        <caption css={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Who may make it</th>
            <th scope="col">What it is for</th>
            <th scope="col">What it takes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((endpoint) => (
            <Call key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
