import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { updateStudent } from '@campus/contract/records/students.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { overseersOfUnit } from '../../school/organisation/scope.service.ts'
import { findOwner, listRecords, lockRecord } from '../students/record.repository.ts'
import type { StudentRow } from '../students/student.repository.ts'
import { currentOf, requireStudent } from '../students/student.service.ts'
import { applyChange, valuesOf } from './apply.service.ts'
import { insertChange } from './change.repository.ts'
import { type FieldChange, planChange, problemsOf, type Values } from './change.rules.ts'
import { notifyDeciders, notifyStudent } from './change-messages.ts'
import { requirePlace } from './place.service.ts'

type Given = InputOf<typeof updateStudent>

/** The student and the record, held until the transaction ends. What today's system replaced is no longer changed. */
export const holdRecord = async (ctx: CallerCtx, recordId: string) => {
  const owner = await findOwner(ctx.sql, ctx.caller.schoolId, recordId)
  if (!owner) throw refuse('not_found')
  await requireStudent(ctx, owner.person_id)
  await lockRecord(ctx.sql, recordId)
  // Read again: what was read before the lock may be over.
  const student = await requireStudent(ctx, owner.person_id)
  const current = currentOf(await listRecords(ctx.sql, student.id))
  const row = current.find(({ id }) => id === recordId)
  if (!row) throw refuse('not_found')
  return { student, row, present: valuesOf(student, row), isNewest: current[0]?.id === recordId }
}

const requireSense = (ctx: CallerCtx, next: Values, fields: Given['fields']) => {
  const problems = Object.entries(problemsOf(next, fields))
  if (problems.length === 0) return
  throw refuse('bad_input', {
    fields: Object.fromEntries(problems.map(([field, text]) => [`fields.${field}`, say(fieldTexts[text], ctx.language)])),
  })
}

const decidersOf = async (ctx: CallerCtx, { id, org_unit_id }: StudentRow): Promise<string[]> => {
  const { schoolId, personId } = ctx.caller
  const overseers = await overseersOfUnit(ctx, { schoolId, unitId: org_unit_id })
  return [...new Set(overseers)].filter((one) => one !== personId && one !== id)
}

const writeChange = async (
  ctx: CallerCtx,
  { recordId, reason }: Given,
  student: StudentRow,
  state: 'pending' | 'applied',
  changes: readonly FieldChange[],
) => {
  const { schoolId, personId } = ctx.caller
  const row = { schoolId, recordId, personId: student.id, changes, reason, state, askedBy: personId, now: ctx.now() }
  const added = await insertChange(ctx.sql, row)
  if (!added) throw refuse('change_waiting')
  const action = state === 'pending' ? 'records.change_requested' : 'records.changed'
  await record(ctx, { action, subjectKind: 'student_record', subjectId: recordId, details: { changeId: added.id, changes, reason } })
  return added.id
}

export const changeStudent = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof updateStudent>> =>
  inTransaction(ctx, async (ctx) => {
    const { recordId, version } = given
    const { student, row, present, isNewest } = await holdRecord(ctx, recordId)
    if (student.id === ctx.caller.personId) throw refuse('own_record')
    if (row.version !== version) throw refuse('record_outdated')
    const { next, now, waiting } = planChange(present, given.fields)
    if (now.length + waiting.length === 0) throw refuse('record_same')
    requireSense(ctx, next, given.fields)
    await requirePlace(ctx, next, now)
    const deciders = waiting.length > 0 ? await decidersOf(ctx, student) : []
    const waitingId = waiting.length > 0 ? await writeChange(ctx, given, student, 'pending', waiting) : undefined
    const appliedId = now.length > 0 ? await writeChange(ctx, given, student, 'applied', now) : undefined
    const about = { personId: student.id, recordId, isNewest }
    const newVersion = appliedId ? await applyChange(ctx, { ...about, changeId: appliedId }, present, now) : version
    await holdInboxes(ctx, [...deciders, student.id])
    if (waitingId) await notifyDeciders(ctx, deciders, waitingId, student.name, waiting)
    if (appliedId) await notifyStudent(ctx, student.id, appliedId, now)
    return { version: newVersion, applied: now.map(({ field }) => field), waiting: waiting.map(({ field }) => field) }
  })
