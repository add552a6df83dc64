import type { endAbsence, ownAbsences, saveAbsence } from '@campus/contract/approval/absences.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { requireVisible } from '../../people/directory/directory.service.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { shownPeople } from '../shown/shown-people.service.ts'
import * as repository from './absence.repository.ts'
import { endOwn } from './absence-end.service.ts'
import { notifyNamed } from './absence-messages.ts'
import { handOver } from './hand-over.service.ts'

export const listOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof ownAbsences>> => {
  const { personId } = ctx.caller
  const now = ctx.now()
  const [mine, forOthers, open] = await Promise.all([
    repository.listFor(ctx.sql, { personId }, now),
    repository.listFor(ctx.sql, { deputyId: personId }, now),
    repository.listOpenTasks(ctx.sql, personId),
  ])
  const person = await shownPeople(ctx, [...mine.map(({ deputy_id }) => deputy_id), ...forOthers.map(({ person_id }) => person_id)])
  const present = (row: (typeof mine)[number]) => ({
    id: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    reason: row.reason,
    isNow: row.starts_at <= now,
  })
  return {
    mine: mine.map((row) => ({ ...present(row), deputy: person(row.deputy_id) })),
    forOthers: forOthers.map((row) => ({ ...present(row), person: person(row.person_id) })),
    openTasks: open.length,
  }
}

/** The absence that holds now, with the deputy. */
export const presentAbsence = async (ctx: CallerCtx) => {
  const now = ctx.now()
  const row = (await repository.listFor(ctx.sql, { personId: ctx.caller.personId }, now)).find(({ starts_at }) => starts_at <= now)
  if (!row) return null
  const person = await shownPeople(ctx, [row.deputy_id])
  return { startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString(), deputy: person(row.deputy_id) }
}

export const keep = (ctx: CallerCtx, given: InputOf<typeof saveAbsence>): Promise<OutputOf<typeof saveAbsence>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    if (given.deputyId === personId) throw refuse('deputy_self')
    await requireVisible(ctx, given.deputyId)
    const [deputy] = await listPeople(ctx.sql, schoolId, [given.deputyId])
    if (deputy?.state !== 'active') throw refuse('unknown_person')
    const { deputyId, reason } = given
    const [startsAt, endsAt] = [new Date(given.startsAt), new Date(given.endsAt)]
    const row = { school_id: schoolId, person_id: personId, deputy_id: deputyId, starts_at: startsAt, ends_at: endsAt, reason }
    const { id } = await repository.insertAbsence(ctx.sql, { ...row, created_at: ctx.now() }).catch((error: unknown) => {
      throw breaks(error, 'approval_absence__one_deputy') ? refuse('absence_overlaps') : error
    })
    const tasks = given.handOverOpen ? await handOver(ctx, { from: personId, to: deputyId, reason }) : []
    const details = { since: given.startsAt, until: given.endsAt, reason, handedOver: tasks.length }
    await record(ctx, { action: 'approval.deputy_named', subjectKind: 'person', subjectId: deputyId, details })
    await notifyNamed(ctx, { schoolId, personId, deputyId, startsAt, endsAt, reason }, { id, tasks })
    return { id, handedOver: tasks.length }
  })

export const end = (ctx: CallerCtx, { id }: InputOf<typeof endAbsence>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await endOwn(ctx, id, ctx.caller))) throw refuse('not_found')
    return null
  })
