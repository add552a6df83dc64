import type { Sql } from '../../../platform/db/sql.ts'

export const listComments = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_comment')
    .where('instance_id', '=', instanceId)
    .select(['id', 'author_id', 'task_id', 'text', 'mentions', 'created_at'])
    .orderBy('id')
    .execute()

export const listCommentFiles = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_comment_file')
    .innerJoin('approval_comment', 'approval_comment.id', 'approval_comment_file.comment_id')
    .where('approval_comment.instance_id', '=', instanceId)
    .select(['approval_comment_file.comment_id', 'approval_comment_file.file_id', 'approval_comment_file.name'])
    .orderBy('approval_comment_file.position')
    .execute()

export const listWritten = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_event')
    .where('instance_id', '=', instanceId)
    .where('kind', '=', 'values_written')
    // What the starter filled in first is no change.
    .where('step', '>', 1)
    .select(['seq', 'actor_id', 'data', 'at'])
    .orderBy('seq')
    .execute()

/** What happened to an instance beside its votes. */
export const listNoted = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_event')
    .where('instance_id', '=', instanceId)
    .where('kind', 'in', ['moved', 'task_given', 'ended'])
    .select(['kind', 'actor_id', 'data', 'at'])
    .orderBy('seq')
    .execute()

export const findCopy = (sql: Sql, instanceId: string, personId: string) =>
  sql
    .selectFrom('approval_copy')
    .where('instance_id', '=', instanceId)
    .where('person_id', '=', personId)
    .select(['node_id', 'read_at'])
    .executeTakeFirst()

export const markRead = (sql: Sql, instanceId: string, personId: string, now: Date) =>
  sql
    .updateTable('approval_copy')
    .set({ read_at: now })
    .where('instance_id', '=', instanceId)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .execute()

export const findInstanceOfTask = (sql: Sql, taskId: string, schoolId: string) =>
  sql.selectFrom('approval_task').where('id', '=', taskId).where('school_id', '=', schoolId).select('instance_id').executeTakeFirst()

export const findProcessNames = (sql: Sql, id: string) =>
  sql.selectFrom('approval_process').where('id', '=', id).select(['name', 'name_en', 'name_tw']).executeTakeFirstOrThrow()

/** What the trail shows of tasks and the engine does not know: signatures, and by when they are due. */
export const listTaskMarks = (sql: Sql, instanceId: string) =>
  sql.selectFrom('approval_task').where('instance_id', '=', instanceId).select(['id', 'signature_file_id', 'due_at']).execute()

export const findUndoing = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_instance')
    .where('undoes_id', '=', instanceId)
    .where('state', 'in', ['running', 'passed'])
    .select(['id', 'state'])
    .executeTakeFirst()
