import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Due {
  readonly schoolId: string
  readonly before: Date
  readonly limit: number
}

/** Ended families, the oldest first. A matter stays as long as its own area keeps it, an original as long as what undid it. */
export const listEnded = (sql: Sql, { schoolId, before, limit }: Due) =>
  sql
    .selectFrom('approval_instance as top')
    .where('top.school_id', '=', schoolId)
    .where('top.ended_at', '<', before)
    .where('top.parent_id', 'is', null)
    .where('top.matter', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('approval_instance as part')
            .leftJoin('approval_instance as undoing', 'undoing.undoes_id', 'part.id')
            .whereRef('part.top_id', '=', 'top.id')
            .where((part) => part.or([part('undoing.id', 'is not', null), part('part.ended_at', 'is', null)]))
            .select('part.id'),
        ),
      ),
    )
    .orderBy('top.ended_at')
    .limit(limit)
    .select('top.id')
    .execute()

export const listOldDrafts = (sql: Sql, { before, limit }: Omit<Due, 'schoolId'>) =>
  sql
    .selectFrom('approval_instance')
    .where('state', '=', 'draft')
    .where(fragment<boolean>`coalesce(saved_at, created_at) < ${before}`)
    .limit(limit)
    .select('id')
    .execute()

/** The files that a family names, in forms, in comments and under decisions. */
export const listFiles = async (sql: Sql, topId: string) => {
  const { rows } = await fragment<{ file_id: string }>`
    select file_id from approval_file join approval_instance on id = instance_id where top_id = ${topId}
    union
    select file_id from approval_comment_file
      join approval_comment on approval_comment.id = comment_id
      join approval_instance on approval_instance.id = approval_comment.instance_id
    where top_id = ${topId}
    union
    select signature_file_id from approval_task join approval_instance on approval_instance.id = instance_id
    where top_id = ${topId} and signature_file_id is not null`.execute(sql)
  return rows.map(({ file_id }) => file_id)
}

/** With tasks, events, comments and all else that belongs to it. */
export const deleteFamily = (sql: Sql, topId: string) => sql.deleteFrom('approval_instance').where('top_id', '=', topId).execute()
