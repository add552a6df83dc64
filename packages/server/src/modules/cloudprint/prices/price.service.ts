import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { addPriceTable, dropPriceTable, priceTables } from '@campus/contract/cloudprint/console.ts'
import { type chargePrice, SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { deleteComing, findInForce, findNext, findTable, insertTable, listTables, type PriceRow } from './price.repository.ts'

/** Choosing "now" on a screen takes its while. */
const graceSeconds = 300

const present = (ctx: Ctx, row: PriceRow) => ({
  id: row.id,
  validFrom: row.valid_from.toISOString(),
  prices: SheetPrices.parse(row),
  note: say([row.note, row.note_en, row.note_tw], ctx.language) || row.note,
})

/** What a sheet costs at a school now. */
export const pricesNow = async (ctx: Ctx, schoolId: string): Promise<SheetPrices> => {
  const row = await findInForce(ctx.sql, schoolId, ctx.now())
  if (!row) throw refuse('no_price')
  return SheetPrices.parse(row)
}

export const readPrices = async (ctx: CallerCtx): Promise<OutputOf<typeof chargePrice>> => {
  const [{ schoolId }, now] = [ctx.caller, ctx.now()]
  const inForce = await findInForce(ctx.sql, schoolId, now)
  const next = await findNext(ctx.sql, schoolId, now)
  return { now: inForce ? present(ctx, inForce) : null, next: next ? present(ctx, next) : null }
}

export const list = async (ctx: CallerCtx): Promise<OutputOf<typeof priceTables>> => {
  const { schoolId } = ctx.caller
  const inForce = await findInForce(ctx.sql, schoolId, ctx.now())
  const rows = await listTables(ctx.sql, schoolId)
  return rows.map((row) => ({
    ...present(ctx, row),
    isInForce: row.id === inForce?.id,
    madeBy: personNameIn({ name: row.maker ?? '', namePinyin: row.maker_pinyin }, ctx.language),
  }))
}

/** The prices in force and those announced, with their notes in all languages. */
export const currentTables = async (ctx: CallerCtx) => {
  const inForce = await findInForce(ctx.sql, ctx.caller.schoolId, ctx.now())
  const rows = await listTables(ctx.sql, ctx.caller.schoolId)
  return rows
    .filter(({ id, valid_from }) => id === inForce?.id || valid_from > ctx.now())
    .map((row) => ({
      validFrom: row.valid_from.toISOString(),
      prices: SheetPrices.parse(row),
      note: row.note,
      noteEn: row.note_en,
      noteTw: row.note_tw,
    }))
}

export const add = (
  ctx: CallerCtx,
  { validFrom, prices, note, noteEn: note_en, noteTw: note_tw }: InputOf<typeof addPriceTable>,
): Promise<OutputOf<typeof addPriceTable>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const [now, from] = [ctx.now(), new Date(validFrom)]
    if (from < later(now, -graceSeconds)) throw refuse('time_past')
    // Prices never begin in the past: what was ordered since would have had another price.
    const valid_from = from < now ? now : from
    const notes = { note, note_en, note_tw }
    const added = await insertTable(ctx.sql, { school_id: schoolId, valid_from, ...prices, ...notes, made_by: personId, created_at: now })
    if (!added) throw refuse('price_time_taken')
    const details = { validFrom: valid_from.toISOString(), prices }
    await record(ctx, { action: 'print_price.added', subjectKind: 'print_price', subjectId: added.id, details })
    return added
  })

export const drop = (ctx: CallerCtx, { id }: InputOf<typeof dropPriceTable>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const dropped = await deleteComing(ctx.sql, schoolId, id, ctx.now())
    if (!dropped) throw refuse((await findTable(ctx.sql, schoolId, id)) ? 'price_in_force' : 'not_found')
    const details = { validFrom: dropped.valid_from.toISOString() }
    await record(ctx, { action: 'print_price.dropped', subjectKind: 'print_price', subjectId: id, details })
    return null
  })
