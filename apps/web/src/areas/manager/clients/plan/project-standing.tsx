import { ApiError } from '@uplift/data-client';
import { pathOf } from '@uplift/data-client/contract';
import {
  type HealthFacts,
  healthOf,
  healthReasons,
  type Milestone,
  movesFrom,
  type Phase,
  type ProjectOverview,
  projectEndpoints,
  transitions,
} from '@uplift/data-client/contract/project';
import { useEndpointMutation, useRefetch, useWriteCache } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { Card } from '@uplift/ui/card';
import { Cluster } from '@uplift/ui/cluster';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { Textarea } from '@uplift/ui/textarea';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { useToday } from '../../../../app/time/office-day.ts';
import { healthNames, healthTones } from '../../../../features/project/plan/health-labels.ts';
import { PhaseProgress } from '../../../../features/project/plan/phase-progress.tsx';
import { phaseNames } from '../../../../features/project/plan/plan-labels.ts';
import { portfolioPaths } from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { useDraftedForm } from '../../../shared/forms/use-drafted-form.ts';
import { showFailure } from '../../../shared/toasts.ts';
import { HealthRules } from '../../health-rules.tsx';
import { PlanDialog } from './plan-dialog.tsx';

type Project = ProjectOverview['project'];

/** Derives the facts for the project's health from its plan. */
function factsOf({ blocked }: Project, milestones: readonly Milestone[]): HealthFacts {
  const open = milestones.filter(({ state }) => state !== 'done').map(({ dueOn }) => dueOn);
  const awaiting = milestones
    .flatMap(({ deliverables }) => deliverables)
    .filter(({ state }) => state === 'awaiting-approval')
    .map(({ stateSince }) => stateSince);
  return {
    blockedReason: blocked?.reason ?? null,
    earliestDueOn: open.toSorted()[0] ?? null,
    awaitingSince: awaiting.toSorted()[0] ?? null,
  };
}

interface ChangeProps {
  project: Project;
}

type Change = (change: { phase?: Phase; blockedReason?: string | null }) => Promise<unknown>;

/** Updates one field of a project. The endpoint takes all fields, so the others are sent unchanged. */
function useChangeProject({ version, phase, blocked }: Project): Change {
  const { clientId } = useProjectContext();
  const { mutate } = useSWRConfig();
  const write = useWriteCache();
  const refetch = useRefetch();
  const { trigger } = useEndpointMutation(projectEndpoints.updateProject, {
    write: (updated, { params }) => {
      // This page doesn't show these lists, so it doesn't wait for them.
      void refetch(portfolioPaths);
      return write(projectEndpoints.getProject, { params }, () => updated);
    },
  });
  return async (change) => {
    const now = { phase, blockedReason: blocked?.reason ?? null, version };
    try {
      await trigger({ params: { clientId }, body: { ...now, ...change } });
    } catch (error) {
      // After a conflict, to show what someone else changed.
      await mutate(pathOf(projectEndpoints.getProject, { params: { clientId } }));
      throw error;
    }
  };
}

function BlockedForm({ project, onDone }: ChangeProps & { onDone: () => void }): ReactElement {
  const { clientId } = useProjectContext();
  const change = useChangeProject(project);
  const { attributes, control, errorOf, failure, pending } = useDraftedForm({
    schema: v.pick(projectEndpoints.updateProject.body, ['blockedReason']),
    draft: `blocked:${clientId}`,
    send: async (reason) => {
      await change(reason);
      toaster.show({ type: 'success', title: 'Project marked as blocked' });
      onDone();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t mark the project as blocked">
            {failure.message}
            {failure instanceof ApiError && failure.status === 409 && (
              <span> Submit again to overwrite their changes.</span>
            )}
          </Alert>
        )}
        <Field label="Reason" error={errorOf('blockedReason')}>
          <Textarea
            grow
            rows={2}
            maxLength={300}
            defaultValue={project.blocked?.reason}
            {...control('blockedReason')}
          />
        </Field>
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            Mark as blocked
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

function Steps({ project }: ChangeProps): ReactElement {
  const [blocking, setBlocking] = useState(false);
  const [pending, setPending] = useState(false);
  const change = useChangeProject(project);

  async function run(wanted: Parameters<Change>[0], done: string): Promise<void> {
    setPending(true);
    try {
      await change(wanted);
      toaster.show({ type: 'success', title: done });
    } catch (error) {
      showFailure('Couldn’t update the project', error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Cluster gap={2}>
      {movesFrom(transitions.phase, project.phase, 'team').map(({ move, to }) => (
        <Button
          key={to}
          size="sm"
          variant="secondary"
          loading={pending}
          onClick={() => void run({ phase: to }, `Project moved to ${phaseNames[to]}`)}
        >
          {move === 'advance' ? `Move to ${phaseNames[to]}` : `Move back to ${phaseNames[to]}`}
        </Button>
      ))}
      {project.blocked ? (
        <Button
          size="sm"
          variant="secondary"
          loading={pending}
          onClick={() => void run({ blockedReason: null }, 'Project unblocked')}
        >
          Unblock
        </Button>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setBlocking(true)}>
          Mark as blocked
        </Button>
      )}
      {blocking && (
        <PlanDialog
          title="Mark as blocked"
          description="Describe what’s blocking the project. Only your team sees the reason."
          onClose={() => setBlocking(false)}
        >
          <BlockedForm project={project} onDone={() => setBlocking(false)} />
        </PlanDialog>
      )}
    </Cluster>
  );
}

export interface ProjectStandingProps {
  project: Project;
  milestones: readonly Milestone[];
}

/** Health of a project with its reasons, and its phase. Both can be changed. */
export function ProjectStanding({ project, milestones }: ProjectStandingProps): ReactElement {
  const moment = { now: new Date(), today: useToday() };
  const facts = factsOf(project, milestones);
  const health = healthOf(facts, moment);
  return (
    <Card asChild>
      <section aria-label="Project status">
        <Stack gap={5}>
          <Cluster gap={3}>
            <Badge tone={healthTones[health]}>{healthNames[health]}</Badge>
            {healthReasons(facts, moment).map(({ why }) => (
              <Text key={why} size="sm">
                {why}
              </Text>
            ))}
          </Cluster>
          <PhaseProgress phase={project.phase} milestones={milestones} />
          <Steps project={project} />
          <HealthRules />
        </Stack>
      </section>
    </Card>
  );
}
