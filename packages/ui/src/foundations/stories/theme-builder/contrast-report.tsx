import type { ReactElement } from 'react';
import { Badge } from '../../../badge/index.ts';
import { contrastRatio } from '../../tokens/contrast.ts';
import { type ContrastPair, contrastPairs } from '../../tokens/contrast-pairs.ts';
import type { ThemeTokens } from '../../tokens/index.ts';
import { schemeOf, themeNames } from '../../tokens/theme-tokens.ts';
import * as styles from '../color.styles.ts';

/** Pairs of one role with the same minimum share a row, which shows the lowest ratio. */
const rows: readonly (readonly [title: string, pairs: ContrastPair[]])[] = [
  ...Map.groupBy(contrastPairs, ({ role, minimum }) => `${role}, at least ${minimum}:1`),
];

const titles = {
  light: 'Light',
  dark: 'Dark',
  'light-contrast': 'Light, high contrast',
  'dark-contrast': 'Dark, high contrast',
};

/** The lowest contrast of each role in the four themes of a brand. */
export function ContrastReport({ theme }: { theme: ThemeTokens }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content must be reachable by keyboard.
    <section aria-label="Contrast" tabIndex={0} css={styles.scroller}>
      <table css={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Role</th>
            {themeNames.map((name) => (
              <th key={name} scope="col">
                {titles[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, pairs]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {themeNames.map((name) => {
                const scheme = schemeOf(theme, name);
                const ratios = pairs.map(({ role, ground }) => contrastRatio(scheme[role], scheme[ground]));
                const lowest = Math.min(...ratios);
                const passes = lowest >= (pairs[0]?.minimum ?? 0);
                return (
                  <td key={name}>
                    <Badge tone={passes ? 'success' : 'danger'}>{lowest.toFixed(1)}</Badge>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
