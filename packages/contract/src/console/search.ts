import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'

/** What is searched, in the order in which it is shown. */
export const FoundKind = z.enum(['person', 'order', 'document', 'terminal'])
export type FoundKind = z.infer<typeof FoundKind>

/** At most so many of each kind; the lists find the rest. */
export const maxFound = 5

export const searchConsole = call({
  method: 'GET',
  path: '/console/search',
  who: ['admin', 'manager', 'auditor'],
  summary:
    'People by name, pinyin and number, orders and certificates by how their numbers begin, and terminals, of the lists that I may read and as far as they reach.',
  query: z.object({ words: z.string().trim().min(1).max(50) }),
  output: z.array(z.object({ kind: FoundKind, id: Id, title: z.string(), note: z.string() })),
  refusals: ['too_many_requests'],
})
