import type { NewRow, Sql } from '../../../platform/db/sql.ts'

type Adopted = Pick<
  NewRow<'approval_instance'>,
  'school_id' | 'process_id' | 'version_id' | 'starter_id' | 'unit_id' | 'state' | 'form_values' | 'card' | 'search_text' | 'matter'
> & { readonly matter_id: string; readonly created_at: Date; readonly ended_at: Date }

/** Its id is that of the record, so that lists show it at the time at which it was asked for. Nothing where another process was faster. */
export const insertAdopted = (sql: Sql, row: Adopted) =>
  sql
    .insertInto('approval_instance')
    .values({ ...row, id: row.matter_id, top_id: row.matter_id, started_at: row.created_at, last_event: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertAdoption = (sql: Sql, row: { instanceId: string; schoolId: string; actorId: string | null; data: object; at: Date }) =>
  sql
    .insertInto('approval_event')
    .values({
      instance_id: row.instanceId,
      school_id: row.schoolId,
      seq: 1,
      step: 1,
      kind: 'adopted',
      actor_id: row.actorId,
      data: JSON.stringify(row.data),
      at: row.at,
    })
    .execute()
