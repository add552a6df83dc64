import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { decideRecordChange, recordChanges, withdrawRecordChange } from '@campus/contract/records/changes.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { applyChange } from './apply.service.ts'
import { type ChangeRow, countChanges, endChange, findChange, listChanges, measureChanges } from './change.repository.ts'
import { isStillTrue } from './change.rules.ts'
import { holdRecord } from './change.service.ts'
import { notifyAsker, notifyStudent } from './change-messages.ts'
import { presentChanges } from './change-view.ts'

type Listed = OutputOf<typeof recordChanges>

/** Without a note that somebody looked: an export is noted by itself. */
export const readChanges = async (
  ctx: CallerCtx,
  { state, words = '', id, from, until, ...page }: InputOf<typeof recordChanges>,
): Promise<Listed> => {
  const { schoolId } = ctx.caller
  const days = await daysAtSchool(ctx, { from, until })
  const filter = { schoolId, scope: await scopeOf(ctx), id, state, words: words.toLowerCase().split(/\s+/).filter(Boolean), ...days }
  const rows = await listChanges(ctx.sql, filter, page)
  return {
    rows: await presentChanges(ctx, rows),
    total: await countChanges(ctx.sql, filter),
  }
}

export const pageChanges = async (ctx: CallerCtx, asked: InputOf<typeof recordChanges>): Promise<Listed> => {
  const page = await readChanges(ctx, asked)
  const people = page.rows.map(({ person }) => person.id)
  await noteViews(ctx, people, 'record')
  return page
}

/** What waits that the caller may decide. */
export const measureWaiting = async (ctx: CallerCtx) => {
  const { schoolId, personId } = ctx.caller
  return measureChanges(ctx.sql, { schoolId, scope: await scopeOf(ctx), state: 'pending', words: [], decidableBy: personId })
}

/** A change about somebody outside the caller's scope is treated as missing. */
const requireChange = async (ctx: CallerCtx, id: string): Promise<ChangeRow> => {
  const change = await findChange(ctx.sql, ctx.caller.schoolId, id)
  if (!change || !isInScope(await scopeOf(ctx), change.org_unit_id)) throw refuse('not_found')
  return change
}

export const decideChange = (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof decideRecordChange>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    const change = await requireChange(ctx, id)
    if (change.asked_by === personId || change.person_id === personId) throw refuse('second_person_needed')
    const { present, isNewest } = await holdRecord(ctx, change.record_id)
    if (!(await endChange(ctx.sql, id, { state: verdict, by: personId, notes, now: ctx.now() }))) throw refuse('already_decided')
    if (verdict === 'approved') {
      if (!isStillTrue(present, change.changes)) throw refuse('record_outdated')
      const about = { personId: change.person_id, recordId: change.record_id, changeId: id, isNewest }
      await applyChange(ctx, about, present, change.changes)
    }
    const details = { changeId: id, changes: change.changes, notes }
    await record(ctx, { action: `records.change_${verdict}`, subjectKind: 'student_record', subjectId: change.record_id, details })
    await holdInboxes(ctx, [change.asked_by, change.person_id])
    if (verdict === 'approved') await notifyStudent(ctx, change.person_id, id, change.changes)
    await notifyAsker(ctx, change, verdict, notes)
    return null
  })

export const withdrawChange = (ctx: CallerCtx, { id }: InputOf<typeof withdrawRecordChange>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const change = await requireChange(ctx, id)
    if (change.asked_by !== ctx.caller.personId) throw refuse('not_found')
    if (!(await endChange(ctx.sql, id, { state: 'withdrawn' }))) throw refuse('already_decided')
    await record(ctx, {
      action: 'records.change_withdrawn',
      subjectKind: 'student_record',
      subjectId: change.record_id,
      details: { changeId: id },
    })
    return null
  })
