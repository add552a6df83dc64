import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { placesOf } from '../../printing/place.service.ts'
import { countPrints, findPaperOf, findUnreceived, listPrints, type PaperState, type PrintRow } from './paper.repository.ts'

const stateFor = ({ state, picked_up_at }: PrintRow): PaperState => {
  if (state === 'refunded') return 'refunded'
  return picked_up_at === null ? 'to_print' : 'printed'
}

type Paper = OutputOf<typeof terminalPrints>['rows'][number]

const present = (row: PrintRow, place: Paper['place']): Paper => ({
  applicationId: row.id,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  copies: row.copies,
  printed: row.printed,
  state: stateFor(row),
  place,
  at: (row.printed_at ?? row.issued_at ?? row.created_at).toISOString(),
})

export const listOwnPrints = async (
  ctx: CallerCtx,
  { state, ...page }: InputOf<typeof terminalPrints>,
): Promise<OutputOf<typeof terminalPrints>> => {
  const filter = { personId: ctx.caller.personId, state, now: ctx.now() }
  const rows = await listPrints(ctx.sql, filter, page)
  const terminalIds = rows.map((row) => row.terminal_id)
  const placeOf = await placesOf(ctx, terminalIds)
  return { rows: rows.map((row) => present(row, placeOf(row.terminal_id))), total: await countPrints(ctx.sql, filter) }
}

/** Where a document on paper is fetched; nowhere once another took its place. */
export const pickUpOf = async (ctx: Ctx, documentId: string) => {
  const paper = await findPaperOf(ctx.sql, documentId)
  return paper ? { applicationId: paper.id, copies: paper.copies, printed: paper.printed } : null
}

/** The order of a certificate that somebody paid for and has not received. */
export const certificateToCome = async (ctx: Ctx, personId: string) => (await findUnreceived(ctx.sql, personId, ctx.now()))?.order_id
