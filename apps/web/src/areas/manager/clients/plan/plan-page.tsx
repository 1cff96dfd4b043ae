import { phases, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { usePlan } from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { LoadFailure } from '../../../shared/frame/load-failure.tsx';
import { PageSkeleton } from '../../../shared/frame/page-skeleton.tsx';
import { NewMilestoneForm } from './milestone-form.tsx';
import { PhaseMilestones } from './phase-milestones.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { ProjectStanding } from './project-standing.tsx';

/** The plan of a client's project, editable by the team. */
export default function PlanPage(): ReactElement {
  const { clientId } = useProjectContext();
  const [adding, setAdding] = useState(false);
  const { data, error, mutate } = usePlan();
  const overview = useEndpoint(
    projectEndpoints.getProject,
    { params: { clientId } },
    { revalidateIfStale: true },
  ).data;
  if (error && !data)
    return <LoadFailure title="Couldn’t load the plan" error={error} onRetry={() => void mutate()} />;
  if (!data || !overview) return <PageSkeleton />;
  const { project } = overview;
  const milestones = data.data;
  return (
    <Stack gap={8}>
      <ProjectStanding project={project} milestones={milestones} />
      <Stack gap={6}>
        <Cluster justify="between" gap={3}>
          <Heading level={2} size="md">
            Milestones
          </Heading>
          <Button size="sm" onClick={() => setAdding(true)}>
            Add milestone
          </Button>
        </Cluster>
        {phases.map((phase) => (
          <PhaseMilestones
            key={phase}
            phase={phase}
            milestones={milestones.filter((each) => each.phase === phase)}
          />
        ))}
      </Stack>
      {adding && (
        <PlanDialog
          title="Add milestone"
          description="Added at the end of its phase. The client sees it right away."
          onClose={() => setAdding(false)}
        >
          <NewMilestoneForm phase={project.phase} onDone={() => setAdding(false)} />
        </PlanDialog>
      )}
    </Stack>
  );
}
