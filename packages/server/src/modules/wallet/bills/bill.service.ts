import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { movementNames, type movements, type statement } from '@campus/contract/wallet/balance.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { monthIn } from '../../../platform/time/zoned-month.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { bought } from './bought.extension.ts'
import { countMovements, listMonths, listMovements, type MovementRow, sumBefore } from './movement.repository.ts'
import { moneyOf, sumKinds } from './movement.rules.ts'

const heldBefore = (fen: number): Phrase => [
  `另有此前冻结的 ${yuan(fen)} 豆`,
  `plus ${yuan(fen)} held beans`,
  `另有先前凍結的 ${yuan(fen)} 豆`,
]

const sayAbout = ({ kind, note, fromHold }: MovementRow, name: Phrase | undefined, language: Language) => {
  const about = name ? `${say(name, language)} · ${note}` : note || say(movementNames[kind], language)
  return fromHold > 0 ? `${about} (${say(heldBefore(fromHold), language)})` : about
}

const timeZoneOf = async (ctx: CallerCtx) => (await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone

export const listMine = async (
  ctx: CallerCtx,
  { month, kind, ...page }: InputOf<typeof movements>,
): Promise<OutputOf<typeof movements>> => {
  const span = month ? monthIn(await timeZoneOf(ctx), month) : {}
  const filter = { personId: ctx.caller.personId, kind, ...span }
  let names: ReadonlyMap<string, Phrase> = new Map()
  const log = await readFromCursor(
    page,
    async (from) => {
      const rows = await listMovements(ctx.sql, filter, from)
      names = await bought.of(ctx).namesOf(ctx, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))])
      return rows
    },
    (row) => ({
      id: row.id,
      kind: row.kind,
      free: row.free,
      print: row.print,
      money: moneyOf(row),
      about: sayAbout(row, row.orderId === null ? undefined : names.get(row.orderId), ctx.language),
      orderId: row.orderId,
      at: row.at.toISOString(),
    }),
  )
  return { ...log, total: await countMovements(ctx.sql, filter) }
}

export const readStatement = async (ctx: CallerCtx, { month }: InputOf<typeof statement>): Promise<OutputOf<typeof statement>> => {
  const { personId } = ctx.caller
  const timeZone = await timeZoneOf(ctx)
  const span = monthIn(timeZone, month)
  const opening = await sumBefore(ctx.sql, personId, span.from)
  const sums = sumKinds(await listMovements(ctx.sql, { personId, ...span }))
  const closing = sums.reduce((beans, { free, print }) => ({ free: beans.free + free, print: beans.print + print }), opening)
  return { month, opening, closing, sums, months: await listMonths(ctx.sql, personId, timeZone) }
}
