import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'
import { Count } from './chart.ts'

/** What is ranked; people never are. */
export const rankedKinds = ['templates', 'terminals', 'files'] as const
export const RankedKind = z.enum(rankedKinds)
export type RankedKind = z.infer<typeof RankedKind>

export const topSizes = [10, 20, 30] as const
export const topSpans = [7, 30, 365] as const

const oneOf = (allowed: readonly number[]) => z.coerce.number().refine((value) => allowed.includes(value), 'wrong')

export const top10Rank = call({
  method: 'GET',
  path: '/tcyApi/getTop10Rank',
  who: 'user',
  summary: 'The templates most applied for, the terminals most printed at, the library files most printed.',
  query: z.object({ of: RankedKind.default('templates'), top: oneOf(topSizes).default(10), days: oneOf(topSpans).default(30) }),
  output: z.object({
    of: RankedKind,
    from: Instant,
    to: Instant,
    rows: z.array(
      z.object({
        place: z.number().int(),
        id: z.uuid(),
        name: z.string(),
        count: Count,
        /** The place in the span before; null where it had none. */
        placeBefore: z.number().int().nullable(),
      }),
    ),
  }),
})
