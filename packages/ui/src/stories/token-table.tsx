import type { ReactElement, ReactNode } from 'react';
import { variableName } from '../tokens/index.ts';
import * as styles from './token-table.styles.ts';

interface TokenTableProps<Name extends string | number> {
  /** What the table lists, for those who do not see it. */
  label: string;
  /** How the group is called among the CSS variables: `space`, `font-size`. */
  group: string;
  /** How it is called in code: `space`, `fontSize`. */
  reference: string;
  scale: Readonly<Record<Name, string>>;
  /** What a token looks like. */
  sample: (name: Name) => ReactNode;
}

function codeOf(reference: string, name: string): string {
  if (/^\d+$/.test(name)) return `${reference}[${name}]`;
  return /^\d/.test(name) ? `${reference}['${name}']` : `${reference}.${name}`;
}

/** The tokens of a scale: how each looks, its name in code and in CSS, and its value. */
export function TokenTable<Name extends string | number>({
  label,
  group,
  reference,
  scale,
  sample,
}: TokenTableProps<Name>): ReactElement {
  const names = Object.keys(scale) as Name[];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable with the keyboard.
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
