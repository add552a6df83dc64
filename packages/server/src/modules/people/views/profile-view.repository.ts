import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

export type ViewKind = Column<'profile_view', 'what'>

/** In the order of their ids: two that note the same people at once do not wait for each other in a circle. */
export const insertViews = (
  sql: Sql,
  {
    personIds,
    schoolId,
    viewerId,
    what,
    now,
  }: { personIds: readonly string[]; schoolId: string; viewerId: string; what: ViewKind; now: Date },
) =>
  sql
    .insertInto('profile_view')
    .columns(['school_id', 'person_id', 'viewer_id', 'what', 'created_at'])
    .expression(
      fragment`select ${schoolId}::uuid, viewed.id, ${viewerId}::uuid, ${what}, ${now}::timestamptz
        from unnest(${personIds}::uuid[]) as viewed (id) order by viewed.id`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const listViews = (sql: Sql, personId: string, page: FromCursor) =>
  sql
    .selectFrom('profile_view')
    .innerJoin('person as viewer', 'viewer.id', 'profile_view.viewer_id')
    .where('profile_view.person_id', '=', personId)
    .$if(page.cursor !== undefined, (query) => query.where('profile_view.id', '<', page.cursor ?? ''))
    .select(['profile_view.id', 'profile_view.what', 'profile_view.created_at', 'viewer.name', 'viewer.kind'])
    .select((row) =>
      row
        .selectFrom('person_role')
        .whereRef('person_role.person_id', '=', 'viewer.id')
        .select((role) => role.fn.agg<string[] | null>('array_agg', ['person_role.role']).as('roles'))
        .as('roles'),
    )
    .orderBy('profile_view.id', 'desc')
    .limit(page.limit)
    .execute()

export const countViews = (sql: Sql, personId: string) => countRows(sql.selectFrom('profile_view').where('person_id', '=', personId))

/** Answers how many. */
export const deleteViews = async (sql: Sql, schoolId: string, before: Date): Promise<number> => {
  const [deleted] = await sql.deleteFrom('profile_view').where('school_id', '=', schoolId).where('created_at', '<', before).execute()
  return Number(deleted?.numDeletedRows ?? 0)
}
