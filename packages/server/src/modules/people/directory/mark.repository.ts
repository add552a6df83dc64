import type { Sql } from '../../../platform/db/sql.ts'

interface Mark {
  readonly viewerId: string
  readonly personId: string
}

export const saveRemark = (sql: Sql, row: Mark & { schoolId: string; remark: string; now: Date }) =>
  sql
    .insertInto('contact_remark')
    .values({ viewer_id: row.viewerId, person_id: row.personId, school_id: row.schoolId, remark: row.remark, created_at: row.now })
    .onConflict((conflict) => conflict.columns(['viewer_id', 'person_id']).doUpdateSet({ remark: row.remark }))
    .execute()

export const deleteRemark = (sql: Sql, { viewerId, personId }: Mark) =>
  sql.deleteFrom('contact_remark').where('viewer_id', '=', viewerId).where('person_id', '=', personId).execute()

/** Serialises tagging, so that concurrent tags see each other. */
export const lockViewer = (sql: Sql, id: string) =>
  sql.selectFrom('person').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()

export const listTagsOn = async (sql: Sql, { viewerId, personId }: Mark) =>
  (
    await sql
      .selectFrom('contact_tag')
      .where('viewer_id', '=', viewerId)
      .where('person_id', '=', personId)
      .select('tag')
      .orderBy('created_at')
      .execute()
  ).map(({ tag }) => tag)

export const listTagsOf = async (sql: Sql, viewerId: string) =>
  (await sql.selectFrom('contact_tag').where('viewer_id', '=', viewerId).select('tag').distinct().orderBy('tag').execute()).map(
    ({ tag }) => tag,
  )

export const insertTag = (sql: Sql, row: Mark & { schoolId: string; tag: string; now: Date }) =>
  sql
    .insertInto('contact_tag')
    .values({ viewer_id: row.viewerId, person_id: row.personId, school_id: row.schoolId, tag: row.tag, created_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteTag = (sql: Sql, { viewerId, personId, tag }: Mark & { tag: string }) =>
  sql.deleteFrom('contact_tag').where('viewer_id', '=', viewerId).where('person_id', '=', personId).where('tag', '=', tag).execute()
