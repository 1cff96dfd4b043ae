import { createHash } from 'node:crypto';
import type { TechAssetFileFormat, TechAssetImport } from '@uplift/data-client/contract/admin';
import type { Container } from '../../container.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import { writeCsv, writeJson } from './export-file.ts';
import { readImportFile } from './import-file.ts';
import { fieldsOf, type ImportPlan, keysOf, type PlannedRow, planImport } from './plan-import.ts';
import { createTechAssetsRepository } from './tech-assets.repository.ts';

export type TechAssetImportsService = ReturnType<typeof createTechAssetImportsService>;

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
  'One of these technologies was added in the meantime. Check the file again.',
);

function toAnswer(plan: ImportPlan, applied: boolean): TechAssetImport {
  return {
    applied,
    plan: nameOf(plan),
    rows: plan.rows.map(({ line, outcome, values: { name }, fields }) => ({ line, name, outcome, fields })),
    errors: plan.errors.toSorted((first, second) => first.line - second.line),
  };
}

type Dependencies = Pick<Container, 'db' | 'contentVersion' | 'events'>;

export function createTechAssetImportsService({ db, contentVersion, events }: Dependencies) {
  async function create(tx: Transaction, actor: Actor, rows: readonly PlannedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const created = await createTechAssetsRepository(tx)
      .insert(rows.map(({ id, values }) => ({ ...values, id })))
      .catch(refuseTwins);
    for (const subject of created) {
      await events.record(tx, { type: 'tech-asset.created', actor, subject, after: fieldsOf(subject) });
    }
  }

  async function change(tx: Transaction, actor: Actor, { existing, values }: PlannedRow): Promise<void> {
    if (!existing) return;
    const { id, version } = existing;
    if (!(await createTechAssetsRepository(tx).update(id, version, values).catch(refuseTwins)))
      throw changedMeanwhile('technology');
    await events.record(tx, {
      type: 'tech-asset.updated',
      actor,
      subject: existing,
      before: fieldsOf(existing),
      after: values,
    });
  }

  return {
    /**
     * Returns what a file would change. When given the plan of such a response, applies the file as a whole.
     *
     * @throws HttpError 400 if the file to apply has errors, 409 if the effect would now differ from the plan
     */
    importFile: async (
      actor: Actor,
      { format, text, plan: wanted }: { format: TechAssetFileFormat; text: string; plan: string | null },
    ): Promise<TechAssetImport> => {
      const file = readImportFile(format, text);
      const answer = await unitOfWork(db, async (tx) => {
        const technologies = createTechAssetsRepository(tx);
        const known = file.rows.length > 0 ? await technologies.lockNamed(keysOf(file.rows)) : [];
        const { rows, errors } = planImport(file.rows, known);
        const plan = { rows, errors: [...file.errors, ...errors] };
        if (wanted === null) return toAnswer(plan, false);
        if (plan.errors.length > 0) {
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
          tx,
          actor,
          rows.filter(({ outcome }) => outcome === 'create'),
        );
        for (const row of rows) if (row.outcome === 'change') await change(tx, actor, row);
        return toAnswer(plan, true);
      });
      if (answer.applied) await contentVersion.refresh();
      return answer;
    },

    /** Exports all technologies outside the trash as a file that the import can read. */
    exportFile: async (format: TechAssetFileFormat): Promise<string> => {
      const rows = await createTechAssetsRepository(db).listPresent();
      return format === 'csv' ? writeCsv(rows) : writeJson(rows);
    },
  };
}
