import { z } from 'zod'

/** Which page of a list; both arrive as text in an address. */
export const PageQuery = z.object({
  pageNum: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.number().int() })

/** Where to go on in a list that grows without end: after the last row one has, however far that is. */
export const CursorQuery = z.object({
  cursor: z.uuid('wrong').optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

export const logOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number().int(), nextCursor: z.uuid().nullable() })

/** The orders that a list can have besides its usual one: a key alone sorts upwards, with a minus sign before it downwards. */
export const sortBy = <const Key extends string>(...keys: readonly [Key, ...Key[]]) =>
  z.enum(keys.flatMap((key) => [key, `-${key}` as const]) as [Key | `-${Key}`, ...(Key | `-${Key}`)[]]).optional()

/** A page of amounts, with the sum of all that the filter finds; null where that is more than is counted. */
export const summedPageOf = <Row extends z.ZodType>(row: Row) => pageOf(row).extend({ sum: z.number().int().nullable() })
