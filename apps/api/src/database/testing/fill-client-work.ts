import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

export interface ClientWork {
  /** Measured weeks. The last one has just begun. */
  weeks: number;
  /** Each with an approved deliverable. */
  milestones: number;
  messages: number;
  /** All of them shared with the client. */
  documents: number;
}

const numbersTo = (rows: number): SQL => sql`generate_series(1, ${sql.raw(String(rows))}) as i`;

/** Replaces the work of a demo client with as much as after years. */
export async function fillClientWork(db: Database, clientId: string, work: ClientWork): Promise<void> {
  const ofClient = sql`client_id = ${clientId}`;
  const numbers = numbersTo(work.milestones);
  for (const table of ['measurements', 'messages', 'message_threads', 'message_reads', 'documents'])
    await db.execute(sql`delete from ${sql.identifier(table)} where ${ofClient}`);
  await db.execute(
    sql`delete from milestones where project_id in (select id from projects where ${ofClient})`,
  );

  await db.execute(sql`update projects set phase = 'scale', started_on = current_date - ${work.weeks * 7}::int
    where ${ofClient}`);
  await db.execute(sql`insert into milestones
      (project_id, phase, title, due_on, position, state, started_at, completed_at)
    select projects.id, 'scale', 'Milestone ' || i, current_date - (i * 7)::int, i, 'done', now(), now()
    from projects, ${numbers} where ${ofClient}`);
  await db.execute(sql`insert into deliverables (milestone_id, title, state, state_since)
    select id, 'What ' || title || ' brings', 'approved', now() from milestones
    where project_id in (select id from projects where ${ofClient})`);
  await db.execute(sql`insert into deliverable_versions
      (deliverable_id, number, name, type, byte_size, checksum, storage_key, uploaded_at, shared_at)
    select id, 1, 'plan.pdf', 'pdf', 40000, md5(id::text), 'files/' || id, now(), now() from deliverables
    where milestone_id in
      (select milestones.id from milestones join projects on projects.id = project_id where ${ofClient})`);
  await db.execute(sql`insert into measurements (client_id, week, hours_saved, revenue_effect, note, evidence)
    select ${clientId}, date_trunc('week', now())::date - (i * 7 - 7)::int, 10 + i % 17, 300 + i % 900,
      repeat('Fewer orders were typed twice. ', 4), 'https://files.example/report-' || i
    from ${numbersTo(work.weeks)}`);
  await db.execute(
    sql`insert into message_threads (client_id, last_number) values (${clientId}, ${work.messages})`,
  );
  await db.execute(sql`insert into messages (client_id, number, side, sender_id, sender_name, body, created_at)
    select ${clientId}, i, case when i % 3 = 0 then 'client' else 'team' end, gen_random_uuid(), 'Robin Vale',
      'Message ' || i || repeat(', with what was asked and what came of it', i % 9),
      now() - (${work.messages}::int - i) * interval '3 hours'
    from ${numbersTo(work.messages)}`);
  await db.execute(sql`insert into documents (client_id, name, side, shared_at, type, byte_size, uploaded_by, uploaded_at)
    select ${clientId}, 'Document ' || md5(i::text) || '.pdf', case when i % 4 = 0 then 'client' else 'team' end,
      now(), 'pdf', i * 37, 'Robin Vale', now() - i * interval '1 day'
    from ${numbersTo(work.documents)}`);
  await db.execute(sql`insert into document_versions
      (document_id, number, type, byte_size, checksum, storage_key, uploaded_by, uploaded_at)
    select id, 1, type, byte_size, md5(id::text), 'files/' || id, uploaded_by, uploaded_at from documents
    where ${ofClient}`);
  // A server does this automatically. The embedded database doesn't.
  await db.execute(sql`vacuum (analyze)`);
}
