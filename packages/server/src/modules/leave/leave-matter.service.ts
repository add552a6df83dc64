import type { FormValues } from '@campus/contract/approval/form.ts'
import { leaveKindNames, leaveKinds } from '@campus/contract/leave/leave-requests.ts'
import type { Ctx } from '../../context/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { openLeaveWindow } from '../approval/absences/leave-window.service.ts'
import type { Matter, MatterOutcome } from '../approval/matter.ts'
import { record } from '../audit/audit.service.ts'
import { askEvaluation } from '../help/evaluations/evaluation.service.ts'
import { resolveMessages } from '../messages/sending/resolve.service.ts'
import { overseersOfUnit } from '../school/organisation/scope.service.ts'
import { readSettings } from '../school/school/school-settings.ts'
import { absenceFollowers } from './absences.extension.ts'
import * as repository from './leave.repository.ts'
import { leaveFields, leaveValues } from './leave-matter.ts'
import { notifyAsker, notifyDeciders } from './leave-messages.ts'

const requireRow = async (ctx: Ctx, id: string) => {
  const row = await repository.findRow(ctx.sql, id)
  if (!row) throw refuse('not_found')
  const { timeZone } = await readSettings(ctx.sql, row.school_id)
  return { row, timeZone }
}

/** The record follows the process; who asked is told, and asked how it went. */
const end = async (ctx: Ctx, id: string, state: 'approved' | 'refused', { by, how, notes }: MatterOutcome) => {
  const { row, timeZone } = await requireRow(ctx, id)
  if (!(await repository.endPending(ctx.sql, id, { state, decided_by: by, decided_how: how, notes, decided_at: ctx.now() })))
    throw refuse('already_decided')
  await resolveMessages(ctx, 'leave_decision', id)
  await record(ctx, {
    action: `leave.${state}`,
    subjectKind: 'leave_request',
    subjectId: id,
    schoolId: row.school_id,
    ...(by === null ? {} : { actorId: by }),
    ...(how === 'person' ? {} : { details: { how } }),
  })
  await notifyAsker(ctx, row, state, notes, timeZone)
  await askEvaluation(ctx, {
    schoolId: row.school_id,
    personId: row.person_id,
    type: 'leave',
    subjectKind: 'leave_request',
    subjectId: id,
    about: leaveKindNames[row.kind],
  })
}

/** Who follows absences holds its own records, and inboxes after them; so it comes before anybody is told. */
const passed = async (ctx: Ctx, id: string, outcome: MatterOutcome) => {
  const { row } = await requireRow(ctx, id)
  await absenceFollowers.of(ctx).attendance.approved(ctx, row)
  await end(ctx, id, 'approved', outcome)
  if (row.deputy_id) await openLeaveWindow(ctx, { ...row, deputy_id: row.deputy_id })
}

/** Somebody who withdrew it is not told so; what an administrator ended is. */
const cancelled = async (ctx: Ctx, id: string, { by, notes }: MatterOutcome) => {
  const { row, timeZone } = await requireRow(ctx, id)
  if (!(await repository.endPending(ctx.sql, id, { state: 'withdrawn' }))) throw refuse('already_decided')
  await resolveMessages(ctx, 'leave_decision', id)
  if (by !== null && by !== row.person_id) await notifyAsker(ctx, row, 'cancelled', notes, timeZone)
}

/** Only those fields come here that may be edited; the form has checked their values. */
const edit = (ctx: Ctx, id: string, { kind, reason, contact }: FormValues) => {
  const known = leaveKinds.find((each) => each === kind)
  return repository.updatePending(ctx.sql, id, {
    ...(known === undefined ? {} : { kind: known }),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof contact === 'string' ? { contact } : {}),
  })
}

/** Managers and administrators have a screen of their own for it; others decide in the office. */
const notify: Matter['notifyDeciders'] = async (ctx, id, { about, to }) => {
  if (about !== 'task') return []
  const { row, timeZone } = await requireRow(ctx, id)
  const able = new Set(await overseersOfUnit(ctx, { schoolId: row.school_id, unitId: row.unit_id }))
  const told = to.filter((personId) => able.has(personId))
  if (told.length > 0) await notifyDeciders(ctx, row, told, timeZone)
  return told
}

export const leaveMatter: Matter = {
  name: ['请假', 'Leave', '請假'],
  icon: 'leave',
  fields: leaveFields,
  firstVersion: async () => ({ step: ['审批', 'Approval', '審批'], nobody: 'TO_STOP' }),
  hold: (ctx, ids) => repository.lockRequests(ctx.sql, ids),
  values: async (ctx, id) => {
    const { row, timeZone } = await requireRow(ctx, id)
    return leaveValues(row, timeZone)
  },
  edit,
  passed,
  refused: (ctx, id, outcome) => end(ctx, id, 'refused', outcome),
  cancelled,
  notifyDeciders: notify,
  decisionSubject: 'leave_decision',
}
