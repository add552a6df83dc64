import type { Sql } from '../../../platform/db/sql.ts'

/** Applications that somebody had to decide about and that no instance of a process decides about. */
export const listUnadopted = (sql: Sql, after: string | undefined, limit: number) =>
  sql
    .selectFrom('application')
    .innerJoin('person', 'person.id', 'application.person_id')
    .where((row) => row.or([row('application.decide_by', 'is not', null), row('application.state', '=', 'pending_approval')]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('approval_instance')
            .where('approval_instance.matter', '=', 'certificate')
            .whereRef('approval_instance.matter_id', '=', 'application.id')
            .select('approval_instance.id'),
        ),
      ),
    )
    .$if(after !== undefined, (rows) => rows.where('application.id', '>', after ?? ''))
    .select(['application.id', 'application.school_id', 'application.person_id', 'person.org_unit_id', 'application.state'])
    .select(['application.decided_by', 'application.decided_at', 'application.created_at'])
    .orderBy('application.id')
    .limit(limit)
    .execute()
