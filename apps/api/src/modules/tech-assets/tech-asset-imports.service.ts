import { createHash } from 'node:crypto';
import type { TechAssetFileFormat, TechAssetImport } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import { writeCsv, writeJson } from './export-file.ts';
import { readImportFile } from './import-file.ts';
import { fieldsOf, type ImportPlan, keysOf, type PlannedRow, planImport } from './plan-import.ts';
import type { TechAssetsRepository, TechAssetsTransaction } from './tech-assets.repository.ts';

export interface TechAssetImportsService {
  /**
   * Returns what a file would change. When given the plan of such a response, applies the file as a whole.
   *
   * @throws HttpError 400 if the file to apply has errors, 409 if the effect would now differ from the plan
   */
  importFile: (
    actor: Actor,
    file: { format: TechAssetFileFormat; text: string; plan: string | null },
  ) => Promise<TechAssetImport>;
  /** Exports all technologies outside the trash as a file that the import can read. */
  exportFile: (format: TechAssetFileFormat) => Promise<string>;
}

/** Identifies a plan by its effect and the versions that it's based on. */
function nameOf({ rows, errors }: ImportPlan): string | null {
  if (errors.length > 0) return null;
  const content = rows.map(({ outcome, id, values, existing }) => [
    outcome,
    existing?.id ?? id ?? null,
    existing?.version ?? 0,
    values,
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

const refuseTwins = refuseTaken(
  'text',
  'One of these technologies has been added in the meantime. Check the file again.',
);

function toAnswer(plan: ImportPlan, applied: boolean): TechAssetImport {
  return {
    applied,
    plan: nameOf(plan),
    rows: plan.rows.map(({ line, outcome, values: { name }, fields }) => ({ line, name, outcome, fields })),
    errors: plan.errors.toSorted((first, second) => first.line - second.line),
  };
}

export function createTechAssetImportsService({
  repository,
  contentChanged,
  events,
  now,
}: {
  repository: TechAssetsRepository;
  /** Makes this process serve changes immediately. */
  contentChanged: () => Promise<void>;
  events: Events;
  now: Clock;
}): TechAssetImportsService {
  async function create(
    technologies: TechAssetsTransaction,
    actor: Actor,
    rows: readonly PlannedRow[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const created = await technologies
      .insert(rows.map(({ id, values }) => ({ ...values, ...(id === undefined ? {} : { id }) })))
      .catch(refuseTwins);
    for (const row of created) {
      const action = 'tech-asset.created';
      await events.record(technologies.tx, {
        type: action,
        actor,
        occurredAt: now(),
        subject: row,
        after: { ...fieldsOf(row) },
      });
    }
  }

  async function change(
    technologies: TechAssetsTransaction,
    actor: Actor,
    { existing, values }: PlannedRow,
  ): Promise<void> {
    if (!existing) return;
    const { id, version } = existing;
    if (!(await technologies.update(id, version, values).catch(refuseTwins)))
      throw changedMeanwhile('technology');
    await events.record(technologies.tx, {
      type: 'tech-asset.updated',
      actor,
      occurredAt: now(),
      subject: existing,
      before: { ...fieldsOf(existing) },
      after: { ...values },
    });
  }

  return {
    importFile: async (actor, { format, text, plan: wanted }) => {
      const file = readImportFile(format, text);
      const answer = await repository.transaction(async (technologies) => {
        const known = file.rows.length > 0 ? await technologies.lockNamed(keysOf(file.rows)) : [];
        const { rows, errors } = planImport(file.rows, known);
        const plan = { rows, errors: [...file.errors, ...errors] };
        if (wanted === null) return toAnswer(plan, false);
        const [first] = plan.errors;
        if (first) {
          throw new HttpError(400, 'The file has errors, so nothing was imported. Correct them first.', {
            errors: { text: plan.errors.map(({ line, message }) => `Line ${line}: ${message}`) },
          });
        }
        if (nameOf(plan) !== wanted) {
          throw new HttpError(
            409,
            'The technologies or the file have changed since it was checked. Check it again.',
          );
        }
        await create(
          technologies,
          actor,
          rows.filter(({ outcome }) => outcome === 'create'),
        );
        for (const row of rows) if (row.outcome === 'change') await change(technologies, actor, row);
        return toAnswer(plan, true);
      });
      if (answer.applied) await contentChanged();
      return answer;
    },

    exportFile: async (format) => {
      const rows = await repository.listPresent();
      return format === 'csv' ? writeCsv(rows) : writeJson(rows);
    },
  };
}
