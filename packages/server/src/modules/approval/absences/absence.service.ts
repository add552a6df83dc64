import type { endAbsence, ownAbsences, saveAbsence } from '@campus/contract/approval/absences.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { requireVisible } from '../../people/directory/directory.service.ts'
import { holdFamilies, holdInstance, takeStep } from '../engine/step.service.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { shownPeople } from '../shown/shown-people.service.ts'
import * as repository from './absence.repository.ts'
import { notifyEnded, notifyNamed } from './absence-messages.ts'

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

const handedOver: Phrase = ['外出期间由代理人处理', 'Handed over to the deputy while away', '外出期間由代理人處理']

/** Hands what waits now to the deputy; what a step does not let go stays. */
const handOver = async (ctx: CallerCtx, deputyId: string, reason: string) => {
  let count = 0
  const open = await repository.listOpenTasks(ctx.sql, ctx.caller.personId)
  await holdFamilies(
    ctx,
    open.map(({ top_id }) => top_id),
  )
  for (const { id: taskId, instance_id } of open) {
    try {
      await inSavepoint(ctx, async () => {
        const held = await holdInstance(ctx, instance_id)
        if (held) await takeStep(ctx, held, { kind: 'transfer', by: ctx.caller.personId, taskId, to: deputyId, comment: { text: reason } })
      })
      count += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return count
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
    const count = given.handOverOpen ? await handOver(ctx, deputyId, reason || say(handedOver, ctx.language)) : 0
    const details = { since: given.startsAt, until: given.endsAt, reason, handedOver: count }
    await record(ctx, { action: 'approval.deputy_named', subjectKind: 'person', subjectId: deputyId, details })
    await notifyNamed(ctx, { schoolId, personId, deputyId, startsAt, endsAt, reason })
    return { id, handedOver: count }
  })

/** One that has not begun is taken back; one that runs ends now. */
export const end = (ctx: CallerCtx, { id }: InputOf<typeof endAbsence>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const { schoolId, personId } = ctx.caller
    const absence = await repository.findOwn(ctx.sql, id, personId)
    if (!absence || absence.ends_at <= now) throw refuse('not_found')
    if (absence.starts_at >= now) await repository.deleteAbsence(ctx.sql, id)
    else await repository.setEnd(ctx.sql, id, now)
    const { deputy_id: deputyId, starts_at: startsAt, ends_at: endsAt, reason } = absence
    const details = { since: startsAt.toISOString(), until: endsAt.toISOString() }
    await record(ctx, { action: 'approval.deputy_ended', subjectKind: 'person', subjectId: deputyId, details })
    await notifyEnded(ctx, { schoolId, personId, deputyId, startsAt, endsAt, reason })
    return null
  })
