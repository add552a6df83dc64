import { randomUUIDv7 } from 'node:crypto'
import type { Sql } from '../../../platform/db/sql.ts'

interface NewComment {
  readonly schoolId: string
  readonly instanceId: string
  readonly authorId: string
  readonly taskId: string | null
  readonly text: string
  readonly mentions: readonly string[]
  readonly now: Date
}

export const insertComment = async (sql: Sql, given: NewComment, files: readonly { readonly id: string; readonly name: string }[]) => {
  const id = randomUUIDv7()
  await sql
    .insertInto('approval_comment')
    .values({
      id,
      school_id: given.schoolId,
      instance_id: given.instanceId,
      author_id: given.authorId,
      task_id: given.taskId,
      text: given.text,
      mentions: [...given.mentions],
      created_at: given.now,
    })
    .execute()
  if (files.length === 0) return
  await sql
    .insertInto('approval_comment_file')
    .values(files.map((file, at) => ({ comment_id: id, file_id: file.id, school_id: given.schoolId, name: file.name, position: at + 1 })))
    .execute()
}

export const listOwnFiles = (sql: Sql, ids: readonly string[], ownerId: string) =>
  sql.selectFrom('file').where('id', 'in', ids).where('owner_id', '=', ownerId).select(['id', 'name']).execute()
