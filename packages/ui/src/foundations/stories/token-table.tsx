import type { ReactElement, ReactNode } from 'react';
import { variableName } from '../tokens/index.ts';
import * as styles from './token-table.styles.ts';

interface TokenTableProps<Name extends string | number> {
  /** What the table lists, for screen readers. */
  label: string;
  /** Name of the group in CSS variables: `space`, `font-size`. */
  group: string;
  /** Name of the group in code: `space`, `fontSize`. */
  reference: string;
  scale: Readonly<Record<Name, string>>;
  /** Renders a sample of the token. */
  sample: (name: Name) => ReactNode;
}

function codeOf(reference: string, name: string): string {
  if (/^\d+$/.test(name)) return `${reference}[${name}]`;
  return /^\d/.test(name) ? `${reference}['${name}']` : `${reference}.${name}`;
}

/** Lists the tokens of a scale with a sample, the name in code and in CSS, and the value. */
export function TokenTable<Name extends string | number>({
  label,
  group,
  reference,
  scale,
  sample,
}: TokenTableProps<Name>): ReactElement {
  const names = Object.keys(scale) as Name[];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} css={styles.scroller}>
      <table css={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Looks like</th>
            <th scope="col">Value</th>
            <th scope="col">CSS variable</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{codeOf(reference, String(name))}</th>
              <td css={styles.sample}>{sample(name)}</td>
              <td css={[styles.code, styles.value]}>{scale[name]}</td>
              <td css={[styles.code, styles.variable]}>{variableName(group, String(name))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
