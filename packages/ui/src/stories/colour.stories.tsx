import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { type ColorScheme, color, light } from '../tokens/index.ts';
import * as styles from './colour.styles.ts';
import { schemeOf } from './scheme.ts';

type Role = keyof ColorScheme;

const roles = Object.keys(light) as Role[];

const grounds = ['ground', 'groundSubtle', 'surface', 'surfaceRaised', 'surfaceHover'] satisfies Role[];

/** What stands on every ground, and the least contrast it must have. */
const foregrounds = {
  text: 7,
  textMuted: 4.5,
  textSubtle: 4.5,
  accentText: 4.5,
  goldText: 4.5,
  success: 4.5,
  warning: 4.5,
  danger: 4.5,
  borderStrong: 3,
  focus: 3,
} satisfies Partial<Record<Role, number>>;

function Swatches({ scheme }: { scheme: ColorScheme }): ReactElement {
  return (
    <ul css={styles.swatches}>
      {roles.map((role) => (
        <li key={role} css={styles.swatch}>
          <div css={styles.sample} style={{ background: color[role] }} />
          <div css={styles.name}>
            {role}
            <div css={styles.value}>{scheme[role]}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ContrastMatrix({ scheme }: { scheme: ColorScheme }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable with the keyboard.
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
          {Object.entries(foregrounds).map(([name, least]) => {
            const role = name as keyof typeof foregrounds;
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

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['!autodocs'] });

export const Palette = meta.story({
  render: (_, { globals }) => (
    <Stack gap={6}>
      <Text tone="muted" style={{ maxInlineSize: '45rem' }}>
        Colours are named by their role, never by their look. One cool accent is for action. Gold means a
        promise and stands at the commitment, nowhere else.
      </Text>
      <Swatches scheme={schemeOf(globals.theme)} />
    </Stack>
  ),
});

export const Contrast = meta.story({
  render: (_, { globals }) => <ContrastMatrix scheme={schemeOf(globals.theme)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(foregrounds).length + 1);
  },
});

export const ContrastDark = meta.story({ ...Contrast.input, globals: { theme: 'dark' } });
