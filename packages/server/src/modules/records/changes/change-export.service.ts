import { say } from '@campus/contract/language.ts'
import { changeStateNames } from '@campus/contract/records/changes.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import type { Ctx } from '../../../context/context.ts'
import { listOfPerson } from './change.repository.ts'

/** What was changed by hand in somebody's record, for their own copy. */
export const exportChanges = async (ctx: Ctx, personId: string) =>
  (await listOfPerson(ctx.sql, personId)).map((row) => ({
    fields: row.changes.map(({ field }) => say(fieldNames[field], ctx.language)),
    reason: row.reason,
    state: say(changeStateNames[row.state], ctx.language),
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }))
