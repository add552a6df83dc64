import type { animalChargeData, LineGiven } from '@campus/contract/animalplan/lines.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findOpenFund, listOpenPlaces, listOpenSpecifications } from '../catalogue/catalogue.repository.ts'
import { listChargesOf } from './charge.repository.ts'
import { cagesFor, type Priced, priceLine } from './charge.rules.ts'

const unknownSpecification: Phrase = ['没有这个规格，或已停用', 'This specification does not exist or is closed', '沒有這個規格，或已停用']
const unknownRoom: Phrase = ['没有这个房间，或已停用', 'This room does not exist or is closed', '沒有這個房間，或已停用']
const unpriced = (day: string): Phrase => [`${day} 没有价格`, `No prices are set for ${day}`, `${day} 沒有價格`]
const outsideTerm: Phrase = ['到货日期不在该学期范围内', 'This day is not within the term', '到貨日期不在該學期範圍內']

interface Span {
  readonly from: string
  readonly until: string
}

interface Asked {
  /** Without one, nothing is priced: drafts name only what exists. */
  readonly tariff?: 'inside' | 'outside'
  /** When animals of the term may arrive. */
  readonly arrivals?: Span
}

/** Rooms stand on an open floor of an open building. */
const openRooms = async (ctx: CallerCtx) => {
  const places = await listOpenPlaces(ctx.sql, ctx.caller.schoolId)
  const open = new Map(places.map((place) => [place.id, place]))
  const isOpen = (id: string | null): boolean => {
    const place = id === null ? undefined : open.get(id)
    return place !== undefined && (place.parent_id === null || isOpen(place.parent_id))
  }
  return new Set(places.filter(({ id, kind }) => kind === 'room' && isOpen(id)).map(({ id }) => id))
}

/** Lines with cages and prices. All wrong lines are named at once. */
export const priceLines = async (ctx: CallerCtx, lines: readonly LineGiven[], { tariff, arrivals }: Asked): Promise<Priced[]> => {
  const { schoolId } = ctx.caller
  const specifications = new Map((await listOpenSpecifications(ctx.sql, schoolId)).map((row) => [row.id, row]))
  const rooms = await openRooms(ctx)
  const known = [...new Set(lines.map(({ specificationId }) => specificationId))].filter((id) => specifications.has(id))
  const charges = tariff && known.length > 0 ? await listChargesOf(ctx.sql, schoolId, known) : []
  const fields: Record<string, string> = {}
  const wrong = (at: number, field: keyof LineGiven, text: Phrase): Priced => {
    fields[`lines.${at}.${field}`] = say(text, ctx.language)
    return { cages: 0, price: 0, housing: 0 }
  }
  const priced = lines.map((line, at): Priced => {
    const perCage = specifications.get(line.specificationId)?.per_cage
    if (perCage === undefined) return wrong(at, 'specificationId', unknownSpecification)
    if (line.roomId !== null && !rooms.has(line.roomId)) return wrong(at, 'roomId', unknownRoom)
    if (arrivals && (line.arrivesOn < arrivals.from || line.arrivesOn > arrivals.until)) return wrong(at, 'arrivesOn', outsideTerm)
    if (!tariff) return { cages: cagesFor(line.number, perCage, line.days), price: 0, housing: 0 }
    const own = charges.filter(({ specificationId }) => specificationId === line.specificationId)
    const result = priceLine({ ...line, perCage, tariff, charges: own })
    return 'unpriced' in result ? wrong(at, 'arrivesOn', unpriced(result.unpriced)) : result
  })
  if (Object.keys(fields).length > 0) throw refuse('animal_line_wrong', { fields })
  return priced
}

export const sumOf = (priced: readonly Priced[]) => priced.reduce((sum, { price, housing }) => sum + price + housing, 0)

export const requireFund = async (ctx: CallerCtx, id: string) => {
  const fund = await findOpenFund(ctx.sql, ctx.caller.schoolId, id)
  if (!fund) throw refuse('animal_fund_closed')
  return fund
}

export const quote = async (
  ctx: CallerCtx,
  { fundId, lines }: InputOf<typeof animalChargeData>,
): Promise<OutputOf<typeof animalChargeData>> => {
  const fund = await requireFund(ctx, fundId)
  const priced = await priceLines(ctx, lines, { tariff: fund.tariff })
  const sum = sumOf(priced)
  const left = fund.budget - fund.held - fund.spent
  return {
    lines: priced.map((line) => ({ ...line, sum: line.price + line.housing })),
    sum,
    tariff: fund.tariff,
    left,
    isEnough: sum <= left,
  }
}
