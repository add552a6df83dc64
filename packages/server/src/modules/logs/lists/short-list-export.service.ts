import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { type FromCursor, partOf } from '../../../platform/db/cursor.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

type Read<Filter, Row> = (ctx: CallerCtx, asked: Filter & { pageNum: number; pageSize: number }) => Promise<Page<Row>>

/** As many as a call gives at once. */
const pageSize = 100

/**
 * How a list of some hundreds is exported: read whole by what its screen reads it with, so that both have the same rows. Long lists have
 * a cursor of their own.
 */
export const readWhole = <Filter extends z.ZodObject, Row, Exported extends { readonly id: string }>(
  read: Read<z.output<Filter>, Row>,
  present: (row: Row, ctx: CallerCtx) => Exported,
) => ({
  isShort: true as const,
  count: async (ctx: CallerCtx, filter: z.output<Filter>) => (await read(ctx, { ...filter, pageNum: 1, pageSize: 1 })).total,
  list: async (ctx: CallerCtx, filter: z.output<Filter>, from: FromCursor) => {
    const rows: Exported[] = []
    for (let pageNum = 1; ; pageNum += 1) {
      const page = await read(ctx, { ...filter, pageNum, pageSize })
      rows.push(...page.rows.map((row) => present(row, ctx)))
      if (page.rows.length < pageSize) return partOf(rows, from)
    }
  },
})
