import { brandOf } from '@uplift/storybook/brands';
import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../../badge/index.ts';
import { Heading } from '../../heading/index.ts';
import { Text } from '../../text/index.ts';
import { colorUse } from '../design-tokens/index.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { grounds, onFills, onGrounds } from '../tokens/contrast-pairs.ts';
import { type ColorScheme, color, light } from '../tokens/index.ts';
import { schemeOf, themeNames } from '../tokens/theme-tokens.ts';
import * as styles from './color.styles.ts';

type Role = keyof ColorScheme;

const roles = Object.keys(light) as Role[];

/** Groups of roles by name prefix. The last group takes the rest. */
const families: readonly [name: string, member: RegExp][] = [
  ['Grounds and surfaces', /^(ground|surface|skeleton)/],
  ['Text and lines', /^(text|border)/],
  ['Action', /^(accent|onAccent|focus|highlight)/],
  ['The promise', /^(gold|onGold)/],
  ['Feedback', /^(success|warning|danger|onDanger)/],
  ['Charts', /^chart/],
  ['Light', /./],
];

const rolesByFamily = Map.groupBy(
  roles,
  (role) => families.find(([, member]) => member.test(role))?.[0] ?? '',
);

function Swatches({ scheme }: { scheme: ColorScheme }): ReactElement {
  return (
    <>
      {families.map(([family]) => (
        <section key={family} css={styles.family}>
          <Heading level={2} size="sm">
            {family}
          </Heading>
          <ul css={styles.swatches}>
            {rolesByFamily.get(family)?.map((role) => (
              <li key={role} css={styles.swatch}>
                <div css={styles.sample} style={{ background: color[role] }} />
                <div css={styles.name}>
                  {role}
                  <div css={styles.value}>{scheme[role]}</div>
                  <Text size="xs" tone="subtle">
                    {colorUse[role]}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ContrastMatrix({ scheme }: { scheme: ColorScheme }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content must be reachable by keyboard.
    <section aria-label="Contrast" tabIndex={0} css={styles.scroller}>
      <table css={styles.matrix}>
        <caption>
          <Text tone="muted" size="sm" asChild>
            <span>Contrast by WCAG 2.2, computed from the values of the theme in the toolbar.</span>
          </Text>
        </caption>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">At least</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(onGrounds).map(([name, least]) => {
            const role = name as keyof typeof onGrounds;
            return (
              <tr key={role}>
                <th scope="row">{role}</th>
                <td>{least}:1</td>
                {grounds.map((ground) => {
                  const ratio = contrastRatio(scheme[role], scheme[ground]);
                  return (
                    <td key={ground}>
                      <Badge tone={ratio >= least ? 'success' : 'danger'}>{ratio.toFixed(1)}</Badge>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Pairs({ scheme }: { scheme: ColorScheme }): ReactElement {
  return (
    <ul css={styles.swatches}>
      {onFills.map(([text, fill]) => (
        <li key={text + fill} css={styles.swatch}>
          <div css={styles.pair} style={{ background: color[fill], color: color[text] }}>
            {contrastRatio(scheme[text], scheme[fill]).toFixed(1)}:1
          </div>
          <div css={styles.name}>
            {text}
            <div css={styles.value}>on {fill}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The colors of the toolbar's brand and theme. */
function schemeOfToolbar({ brand, theme }: Record<string, unknown>): ColorScheme {
  return schemeOf(brandOf(brand), themeNames.find((name) => name === theme) ?? 'light');
}

const meta = preview.meta({
  title: 'Foundations/Color',
  tags: ['!autodocs'],
  parameters: { ownWords: ['text'] },
});

export const Palette = meta.story({
  render: (_, { globals }) => <Swatches scheme={schemeOfToolbar(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(roles.length);
  },
});

export const OnFills = meta.story({
  render: (_, { globals }) => <Pairs scheme={schemeOfToolbar(globals)} />,
});

export const Contrast = meta.story({
  render: (_, { globals }) => <ContrastMatrix scheme={schemeOfToolbar(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(onGrounds).length + 1);
  },
});

export const ContrastDark = meta.story({ ...Contrast.input, globals: { theme: 'dark' } });
