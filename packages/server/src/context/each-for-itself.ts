import type { Ctx } from './context.ts'

/**
 * Due work on rows that have nothing to do with each other: one that fails is logged, keeps no other waiting, and is tried again when the
 * work is due the next time.
 */
export const eachForItself = async <Row extends { readonly id: string }>(
  ctx: Ctx,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  message: string,
): Promise<void> => {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      ctx.services.log.error({ err: error, id: row.id }, message)
    }
  }
}
