import { css } from '@emotion/react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { color, space } from '@uplift/ui/tokens';
import CodeXml from 'lucide-react/icons/code-xml';
import Palette from 'lucide-react/icons/palette';
import PenLine from 'lucide-react/icons/pen-line';
import type { ReactElement } from 'react';

const readers = [
  {
    name: 'Designers',
    icon: Palette,
    text: 'Colors, type and space, and when to use which component.',
    links: [
      { label: 'Start here', page: 'docs/for-designers--docs' },
      { label: 'Color', page: 'docs/foundations-color--docs' },
      { label: 'Tokens for design tools', page: 'docs/foundations-tokens--docs' },
      { label: 'Theme builder', page: 'story/foundations-theme-builder--harbor' },
    ],
  },
  {
    name: 'Developers',
    icon: CodeXml,
    text: 'Install the packages, and copy what you need from the examples.',
    links: [
      { label: 'Use the kit in your site', page: 'docs/foundations-use-the-kit-in-your-site--docs' },
      { label: 'Button, as an example', page: 'docs/components-actions-button--docs' },
      { label: 'Data client', page: 'docs/data-client-guide--docs' },
      { label: 'Patterns of whole screens', page: 'docs/patterns-dashboard--docs' },
    ],
  },
  {
    name: 'Content editors',
    icon: PenLine,
    text: 'Where stories, technologies and files are edited, and how Uplift sounds.',
    links: [{ label: 'Edit and write', page: 'docs/for-content-editors--docs' }],
  },
];

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space[5],
  marginBlock: space[8],
});

const mark = css({ color: color.accentText });

/** Where each kind of reader starts. */
export function Readers(): ReactElement {
  return (
    <Unstyled>
      <div css={cards}>
        {readers.map(({ name, icon, text, links }) => (
          <Card key={name}>
            <Stack gap={4}>
              <span css={mark}>
                <Icon icon={icon} size="lg" />
              </span>
              <Heading level={2} size="sm">
                {name}
              </Heading>
              <Text tone="muted">{text}</Text>
              <Stack gap={2}>
                {links.map(({ label, page }) => (
                  <Link key={page} href={`./?path=/${page}`} target="_top">
                    {label}
                  </Link>
                ))}
              </Stack>
            </Stack>
          </Card>
        ))}
      </div>
    </Unstyled>
  );
}
