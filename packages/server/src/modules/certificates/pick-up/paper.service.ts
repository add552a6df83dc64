import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../platform/context.ts'
import { noteEvent } from '../applications/event.service.ts'
import { addPrinted, countPrints, listPrints, type PaperState, type PrintRow } from './paper.repository.ts'

const stateFor = ({ state, picked_up_at }: PrintRow): PaperState => {
  if (state === 'refunded') return 'refunded'
  return picked_up_at === null ? 'to_print' : 'printed'
}

const present = (row: PrintRow): OutputOf<typeof terminalPrints>['rows'][number] => ({
  applicationId: row.id,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  copies: row.copies,
  printed: row.printed,
  state: stateFor(row),
  place: row.place ?? '',
  at: (row.printed_at ?? row.issued_at ?? row.created_at).toISOString(),
})

export const listOwnPrints = async (
  ctx: CallerCtx,
  { state, ...page }: InputOf<typeof terminalPrints>,
): Promise<OutputOf<typeof terminalPrints>> => {
  const filter = { personId: ctx.caller.personId, state, now: ctx.now() }
  return { rows: (await listPrints(ctx.sql, filter, page)).map(present), total: await countPrints(ctx.sql, filter) }
}

/** Copies of a paper certificate came out of a printer at a place; false where there were not so many left. */
export const notePrinted = (ctx: Ctx, applicationId: string, copies: number, place: string): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const printed = await addPrinted(ctx.sql, applicationId, copies, ctx.now())
    if (!printed) return false
    const noted = { applicationId, schoolId: printed.school_id, actorId: ctx.caller?.personId, note: place }
    await noteEvent(ctx, { ...noted, kind: 'printed' })
    if (printed.picked_up_at) await noteEvent(ctx, { ...noted, kind: 'picked_up' })
    return true
  })
