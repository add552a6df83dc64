import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { Ctx } from '../../../context/context.ts'
import { firstIdAt, momentOf } from '../../../platform/db/time-id.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import type { LogSource, LogWhere } from '../log-source.extension.ts'
import { type LogCursor, readCursor, writeCursor } from './cursor.ts'
import { searchBack } from './search-back.ts'

/** How long one answer may search. */
const searchMs = 1500

type Row = { readonly id: string; readonly at: string }
type Source<R extends Row> = Pick<LogSource<R>, 'list' | 'count' | 'firstAt'>

/** Without an index of its own: rows that fit may be rare. */
const isRare = ({ words, network, outcome, action, unitIds }: LogWhere) =>
  [words, network, outcome, action, unitIds].some((part) => part !== undefined)

const searchIn = async (ctx: Ctx, firstAt: NonNullable<Source<Row>['firstAt']>, where: LogWhere) => {
  const first = (await firstAt(ctx, where.schoolId)) ?? ctx.now()
  const oldest = where.from && where.from > first ? where.from : first
  // A row may be a little ahead of this process's clock.
  const newest = where.cursor ? later(momentOf(where.cursor), 1) : (where.before ?? later(ctx.now(), 24 * 3600))
  const end = performance.now() + searchMs
  return { oldest, newest, isTimeOver: () => performance.now() > end }
}

interface Found<R> {
  readonly rows: readonly R[]
  readonly searchedBackTo: Date | undefined
}

const findRows = async <R extends Row>(ctx: Ctx, source: Source<R>, where: LogWhere, limit: number): Promise<Found<R>> => {
  if (!source.firstAt || !isRare(where)) return { rows: await source.list(ctx, where, limit), searchedBackTo: undefined }
  const rows: R[] = []
  const searchedBackTo = await searchBack({
    ...(await searchIn(ctx, source.firstAt, where)),
    look: async (piece) => {
      rows.push(...(await source.list(ctx, { ...where, ...piece }, limit - rows.length)))
      return rows.length >= limit
    },
  })
  return { rows, searchedBackTo }
}

/** As far as there is time, and to 10,000. */
const countAll = async <R extends Row>(ctx: Ctx, source: Source<R>, where: LogWhere): Promise<{ total: number; isMore: boolean }> => {
  let counted = 0
  if (!source.firstAt || !isRare(where)) counted = await source.count(ctx, where, maxListed + 1)
  const isCut =
    source.firstAt && isRare(where)
      ? await searchBack({
          ...(await searchIn(ctx, source.firstAt, where)),
          look: async (piece) => {
            counted += await source.count(ctx, { ...where, ...piece }, maxListed + 1 - counted)
            return counted > maxListed
          },
        })
      : undefined
  return { total: Math.min(counted, maxListed), isMore: counted > maxListed || isCut !== undefined }
}

const openCursor = (ctx: Ctx, place: string, cursor: string): LogCursor => {
  const known = readCursor(ctx, place, cursor)
  if (!known) throw refuse('bad_input', { fields: { cursor: say(fieldTexts.wrong, ctx.language) } })
  return known
}

interface PageOf {
  readonly where: LogWhere
  readonly name: string
  readonly cursor?: string | undefined
  readonly pageSize: number
}

/** One page of a log, newest first. Where little fits, it says how far back it looked, and the cursor goes on from there. */
export const readPage = async <R extends Row>(ctx: Ctx, source: Source<R>, { where, name, cursor, pageSize }: PageOf) => {
  const place = `${where.schoolId} ${name}`
  const known = cursor === undefined ? undefined : openCursor(ctx, place, cursor)
  const { rows: found, searchedBackTo } = await findRows(ctx, source, { ...where, cursor: known?.id }, pageSize + 1)
  const count = known ?? (await countAll(ctx, source, where))
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1)?.id : searchedBackTo && firstIdAt(searchedBackTo)
  return {
    rows: [...rows],
    total: count.total,
    isMore: count.isMore,
    nextCursor: last ? writeCursor(ctx, place, { id: last, total: count.total, isMore: count.isMore }) : null,
    searchedBackTo: searchedBackTo?.toISOString() ?? null,
  }
}
