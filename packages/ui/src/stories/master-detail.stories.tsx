import preview from '@uplift/storybook/preview';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Container } from '../container/index.ts';
import { DataList } from '../data-list/index.ts';
import { breakpoint, color } from '../foundations/tokens/index.ts';
import { Heading } from '../heading/index.ts';
import { useMediaQuery } from '../hooks/media-query/index.ts';
import { Icon } from '../icon/index.ts';
import { List } from '../list/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

interface Request {
  id: string;
  subject: string;
  from: string;
  due: string;
  text: string;
}

const requests: readonly Request[] = [
  {
    id: 'access',
    subject: 'Read access to the booking system',
    from: 'Dana Reyes',
    due: 'Tomorrow',
    text: 'We need it to count how often an appointment is moved by hand.',
  },
  {
    id: 'report',
    subject: 'Sign off the audit report',
    from: 'Tom Becker',
    due: 'Friday',
    text: 'The summary names three workflows that we would fix first.',
  },
  {
    id: 'logo',
    subject: 'Logo for the patient letters',
    from: 'Ines Duarte',
    due: 'Next week',
    text: 'A file in SVG is best. If there is none, the letterhead will do.',
  },
];

interface RequestListProps {
  openId: string | undefined;
  onOpen: (id: string) => void;
}

function RequestList({ openId, onOpen }: RequestListProps): ReactElement {
  return (
    <List.Root variant="plain" aria-label="Requests">
      {requests.map(({ id, subject, from, due }) => (
        <li key={id}>
          <Card
            padding="sm"
            interactive
            asChild
            style={id === openId ? { borderColor: color.accent, background: color.accentSubtle } : {}}
          >
            <a
              href={`#${id}`}
              aria-current={id === openId || undefined}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id);
              }}
            >
              <Text weight="medium">{subject}</Text>
              <Cluster justify="between" gap={2}>
                <Text size="sm" tone={id === openId ? 'default' : 'muted'}>
                  {from}
                </Text>
                <Text size="sm" tone={id === openId ? 'default' : 'muted'}>
                  {due}
                </Text>
              </Cluster>
            </a>
          </Card>
        </li>
      ))}
    </List.Root>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

interface RequestDetailProps {
  request: Request;
  /** Called to return to the list, if the list isn't visible. */
  onBack?: (() => void) | undefined;
}

function RequestDetail({ request, onBack }: RequestDetailProps): ReactElement {
  return (
    <Stack gap={5} asChild>
      <article aria-labelledby="subject">
        {onBack && (
          <Button variant="ghost" size="sm" style={{ alignSelf: 'start' }} onClick={onBack}>
            <Icon icon={ArrowLeft} size="sm" />
            All requests
          </Button>
        )}
        <Stack gap={2} align="start">
          <Badge tone="accent">Open</Badge>
          <Heading level={2} size="lg" id="subject" tabIndex={-1} ref={onBack ? takeFocus : undefined}>
            {request.subject}
          </Heading>
        </Stack>
        <DataList.Root>
          <DataList.Item term="Asked by">{request.from}</DataList.Item>
          <DataList.Item term="Due">{request.due}</DataList.Item>
        </DataList.Root>
        <Text>{request.text}</Text>
        <Button style={{ alignSelf: 'start' }}>Reply</Button>
      </article>
    </Stack>
  );
}

function Requests(): ReactElement {
  const wide = useMediaQuery(`(min-width: ${breakpoint.md}px)`);
  const [openId, setOpenId] = useState<string>();
  const shownId = openId ?? (wide ? requests[0]?.id : undefined);
  const shown = requests.find(({ id }) => id === shownId);
  return (
    <Container style={{ paddingBlock: '2.5rem' }}>
      <Stack gap={6}>
        {(wide || !shown) && <Heading level={1}>Requests</Heading>}
        <div
          style={{
            display: 'grid',
            gap: '1.5rem',
            gridTemplateColumns: wide ? '22rem minmax(0, 1fr)' : '1fr',
          }}
        >
          {(wide || !shown) && <RequestList openId={shownId} onOpen={setOpenId} />}
          {shown && (
            <Card padding="lg">
              <RequestDetail
                key={shown.id}
                request={shown}
                onBack={wide ? undefined : () => setOpenId(undefined)}
              />
            </Card>
          )}
        </div>
      </Stack>
    </Container>
  );
}

const meta = preview.meta({
  title: 'Patterns/Master–detail',
  component: Requests,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: [
          'Shows a list and the item that is open. Side by side where there is room; on phones, the item replaces',
          'the list and a button leads back.',
          '',
          'Uses `Card` as a link with `aria-current`, `DataList` for the facts, and `useMediaQuery` to choose the',
          'layout. Keep the open item in the URL, so the browser’s Back button returns to the list.',
        ].join('\n'),
      },
    },
  },
});

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Sign off the audit report/ }));
    await expect(canvas.getByRole('article', { name: 'Sign off the audit report' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Logo/ }));
    await expect(canvas.getByRole('heading', { name: 'Logo for the patient letters' })).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'Requests' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All requests' }));
    await expect(canvas.getByRole('list', { name: 'Requests' })).toBeVisible();
  },
});
