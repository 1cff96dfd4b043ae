import preview from '@uplift/storybook/preview';
import CloudOff from 'lucide-react/icons/cloud-off';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Container } from '../container/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { Progress } from '../progress/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

interface Project {
  name: string;
  phase: string;
  /** Share of the work that is done, in percent. */
  done: number;
}

const projects: readonly Project[] = [
  { name: 'Invoices without retyping', phase: 'Optimize', done: 64 },
  { name: 'Appointment reminders', phase: 'Scale', done: 92 },
  { name: 'Insurance claims', phase: 'Audit', done: 18 },
];

interface ProjectsPageProps {
  /** The projects. `undefined` until they load. */
  projects?: readonly Project[] | undefined;
  /** Whether they couldn't be loaded. */
  failed?: boolean;
  onRetry: () => void;
}

function Placeholders(): ReactElement {
  return (
    <Grid minColumn="16rem" aria-busy>
      <VisuallyHidden role="status">Loading projects</VisuallyHidden>
      {projects.map(({ name }) => (
        <Card key={name}>
          <Stack gap={4}>
            <Skeleton width="4.5rem" />
            <Skeleton width="80%" />
            <Skeleton height="0.5rem" shape="block" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function ProjectCard({ name, phase, done }: Project): ReactElement {
  return (
    <Card>
      <Stack gap={4}>
        <Cluster justify="between">
          <Badge>{phase}</Badge>
          <Text size="sm" tone="muted" tabular>
            {done}%
          </Text>
        </Cluster>
        <Heading level={2} size="sm">
          {name}
        </Heading>
        <Progress label={`Progress of ${name}`} hideLabel value={done} />
      </Stack>
    </Card>
  );
}

function Content({ projects, failed = false, onRetry }: ProjectsPageProps): ReactElement {
  if (failed) {
    return (
      <EmptyState
        role="alert"
        title="Projects couldn’t be loaded"
        description="Check your connection, then try again. Nothing that you saved is lost."
        illustration={<Icon icon={CloudOff} size="lg" />}
        actions={<Button onClick={onRetry}>Load again</Button>}
      />
    );
  }
  if (!projects) return <Placeholders />;
  if (projects.length === 0) {
    return (
      <EmptyState
        title="No projects yet"
        description="A project starts with an audit: one week, every workflow on one page."
        illustration={<Icon icon={FolderKanban} size="lg" />}
        actions={<Button>Book an audit</Button>}
      />
    );
  }
  return (
    <Grid minColumn="16rem">
      {projects.map((project) => (
        <ProjectCard key={project.name} {...project} />
      ))}
    </Grid>
  );
}

/** The heading is the same in each state, so the page doesn't jump when its content arrives. */
function ProjectsPage(props: ProjectsPageProps): ReactElement {
  return (
    <Container style={{ paddingBlock: '2.5rem' }}>
      <Stack gap={8}>
        <Heading level={1}>Projects</Heading>
        <Content {...props} />
      </Stack>
    </Container>
  );
}

const meta = preview.meta({
  title: 'Patterns/Loading, empty and failed page',
  component: ProjectsPage,
  args: { onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: [
          'One screen in all its states. Placeholders have the shape of the content, an empty page teaches the',
          'next step, and a failed one says what to do and offers it.',
          '',
          'Uses `Skeleton` with `aria-busy` and a `VisuallyHidden` status while loading, `EmptyState` without',
          'content and after an error, and `Grid`, `Card` and `Progress` for the content.',
        ].join('\n'),
      },
    },
  },
});

export const Ready = meta.story({ args: { projects } });

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects');
  },
});

export const Empty = meta.story({ args: { projects: [] } });

export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Projects couldn’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
