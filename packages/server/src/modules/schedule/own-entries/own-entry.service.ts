import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { removeOwnEntry, saveOwnEntry } from '@campus/contract/schedule/own-entries.ts'
import type { TimetableEntry } from '@campus/contract/schedule/timetable.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { ClosedAccount } from '../../module.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { lockOwner } from '../owner.repository.ts'
import { daysWithin, momentOf } from './occurrences.rules.ts'
import * as repository from './own-entry.repository.ts'

const maxEntries = 100

export const keepEntry = (ctx: CallerCtx, given: InputOf<typeof saveOwnEntry>): Promise<OutputOf<typeof saveOwnEntry>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { id, repeats, until, ...typed } = given
    const row = { ...typed, repeats, until: repeats === 'none' ? null : until, changed_at: ctx.now() }
    if (id !== undefined) {
      const changed = await repository.updateEntry(ctx.sql, id, personId, row)
      if (!changed) throw refuse('not_found')
      return changed
    }
    await lockOwner(ctx.sql, personId)
    if ((await repository.countEntries(ctx.sql, personId)) >= maxEntries) throw refuse('too_many_entries')
    return repository.insertEntry(ctx.sql, { ...row, school_id: schoolId, person_id: personId, created_at: ctx.now() })
  })

export const removeEntry = async (ctx: CallerCtx, { id }: InputOf<typeof removeOwnEntry>) => {
  if (!(await repository.deleteEntry(ctx.sql, id, ctx.caller.personId))) throw refuse('not_found')
  return null
}

/** What the caller added themselves, each day on which it is. */
export const listOwnEntries = async (ctx: CallerCtx, span: { readonly from: string; readonly to: string }): Promise<TimetableEntry[]> => {
  const { schoolId, personId } = ctx.caller
  const rows = await repository.listWithin(ctx.sql, personId, span)
  if (rows.length === 0) return []
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  return rows.flatMap(({ id, title, place, starts, ends, ...series }) =>
    daysWithin(series, span.from, span.to).map((day) => ({
      id,
      kind: 'own' as const,
      title,
      place,
      startsAt: momentOf(timeZone, day, starts).toISOString(),
      endsAt: momentOf(timeZone, day, ends).toISOString(),
      series: { day: series.day, repeats: series.repeats, until: series.until },
    })),
  )
}

export const exportEntries = async (ctx: Ctx, personId: string) =>
  (await repository.listAll(ctx.sql, personId)).map(({ title, place, day, repeats, until, starts, ends, changed_at }) => ({
    title,
    place,
    day,
    repeats,
    until,
    starts,
    ends,
    changedAt: changed_at.toISOString(),
  }))

export const deleteEntries = (ctx: Ctx, { id }: ClosedAccount) => repository.deleteAllOf(ctx.sql, id)
