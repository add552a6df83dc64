import type { CaseEvent } from '@campus/contract/registration/case.ts'
import type { Ctx } from '../../../context/context.ts'
import { type CaseRow, insertEvent } from './case.repository.ts'

/** A line in the log of a case, in the transaction of what happened. */
export const noteEvent = (ctx: Ctx, { id, school_id }: Pick<CaseRow, 'id' | 'school_id'>, kind: CaseEvent, notes = '') =>
  insertEvent(ctx.sql, { schoolId: school_id, caseId: id, kind, actorId: ctx.caller?.personId ?? null, notes, at: ctx.now() })
