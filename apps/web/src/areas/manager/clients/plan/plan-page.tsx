import { phases, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { useClientInView } from '../../../../features/project/client-in-view.tsx';
import { usePlan } from '../../../../features/project/plan/use-plan.ts';
import { LoadFailure } from '../../../shared/frame/load-failure.tsx';
import { PageSkeleton } from '../../../shared/frame/page-skeleton.tsx';
import { NewMilestoneForm } from './milestone-form.tsx';
import { PhaseMilestones } from './phase-milestones.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { ProjectStanding } from './project-standing.tsx';

/** The plan of a client's project, editable by the team. */
export default function PlanPage(): ReactElement {
  const { clientId } = useClientInView();
  const [adding, setAdding] = useState(false);
  const { data, error, mutate } = usePlan();
  const overview = useEndpoint(
    projectEndpoints.getProject,
    { params: { clientId } },
    { revalidateIfStale: true },
  ).data;
  if (error && !data)
    return <LoadFailure title="The plan could not be loaded" error={error} onRetry={() => void mutate()} />;
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
            Add a milestone
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
          title="Add a milestone"
          description="It comes last in its phase. The client sees it at once."
          onClose={() => setAdding(false)}
        >
          <NewMilestoneForm phase={project.phase} onDone={() => setAdding(false)} />
        </PlanDialog>
      )}
    </Stack>
  );
}
