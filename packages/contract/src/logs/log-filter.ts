import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { listFilter } from '../list-filter.ts'

const text = (max: number) => z.string().trim().min(1, 'wrong').max(max)

/** What every log can be narrowed by. A log that does not know one of these has no row for it. */
export const LogFilter = z.object({
  /** A unit is meant as it was when the row was written. */
  ...listFilter,
  personId: Id.optional(),
  action: text(60).optional(),
  outcome: text(40).optional(),
  /** How it begins. */
  network: text(60).optional(),
  /** Of the name or the number of the person, and of what the row says. */
  words: text(50).optional(),
})
export type LogFilter = z.infer<typeof LogFilter>

/** The longest time that one question may be about. */
export const maxLogDays = 1100

export const LogQuery = LogFilter.extend({
  /** Of the page before, of the same log and the same reader's school. */
  cursor: z.string().max(200).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

export const logPageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    total: z.number().int(),
    /** There are more than `total`: counting stopped at 10,000, or where the search stopped. */
    isMore: z.boolean(),
    nextCursor: z.string().nullable(),
    /** Where a search ended before it found a whole page; `nextCursor` goes on from there. */
    searchedBackTo: Instant.nullable(),
  })

/** Somebody in a log, without anything that needs a mask. A name may be gone while the row stays. */
export const LogPerson = z.object({ id: Id, name: z.string(), number: z.string() })
export type LogPerson = z.infer<typeof LogPerson>
