import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';

const meta = preview.meta({
  title: 'Patterns/Styles of the page',
  component: Button,
  parameters: {
    ownColors: true,
    docs: {
      description: {
        component: [
          'Changes how components look on one page, without changes to the kit. A class overrides the component,',
          '`data-part` reaches the elements inside, and a CSS variable changes a token everywhere.',
          '',
          'To change the whole design, use `createTheme`, as the theme builder does. For a look that a component',
          'has already, use its props.',
        ].join('\n'),
      },
    },
  },
  args: { children: 'Book a systems audit' },
});

/** A plain class overrides every style of a component, also in a layer of the page such as Tailwind's. */
export const ClassName = meta.story({
  render: (args) => (
    <>
      <style>{`
        .page-pill { background: rgb(6 95 70); border-radius: 999px; }
        @layer utilities { .px-10 { padding-inline: 40px; } }
      `}</style>
      <Button {...args} className="page-pill px-10" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(button).toHaveStyle({
      backgroundColor: 'rgb(6, 95, 70)',
      borderRadius: '999px',
      paddingInline: '40px',
    });
  },
});

/** Inner elements have a stable `data-part`. */
export const Parts = meta.story({
  render: () => (
    <>
      <style>{'.page-note [data-part="title"] { font-size: 24px; }'}</style>
      <Alert className="page-note" title="Your report is ready">
        We have sent it by e-mail.
      </Alert>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your report is ready')).toHaveStyle({ fontSize: '24px' });
  },
});

/** A variable that the page sets for `:root` overrides the tokens of every theme. */
export const RootVariable = meta.story({
  // Its variable would color all examples of the docs page.
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <style>{':root { --up-color-accent: rgb(180 35 90); }'}</style>
      <Button {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: 'rgb(180, 35, 90)' });
  },
});
