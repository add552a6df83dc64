import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { requestFilter } from '../../list-filter.ts'
import { PageQuery, pageOf } from '../../page.ts'
import { PhotoPerson } from '../library.ts'
import { compareIdentity, PaperKind, PaperSide, PaperState } from '../papers.ts'

export const PaperFilter = z.object({
  state: PaperState.extract(['reviewing', 'checked', 'refused']).default('reviewing'),
  ...requestFilter,
})

export const papersToReview = call({
  method: 'GET',
  path: '/console/identity/papers',
  who: ['admin', 'manager'],
  summary: 'ID documents of people in my scope that do not match their record, by state, person and day; those waiting are oldest first.',
  query: PageQuery.extend(PaperFilter.shape),
  output: pageOf(
    compareIdentity.output.omit({ state: true }).extend({
      id: Id,
      kind: PaperKind,
      state: PaperState,
      person: PhotoPerson,
      /** Gone once it is decided. */
      sides: z.array(z.object({ side: PaperSide, url: z.string() })),
      reason: z.string(),
      createdAt: Instant,
      decidedAt: Instant.nullable(),
      /** Nobody decides on their own paper. */
      mayDecide: z.boolean(),
    }),
  ),
  changesState: true,
})

export const decidePaper = call({
  method: 'POST',
  path: '/console/identity/papers/decide',
  who: ['admin', 'manager'],
  summary: 'Accept a paper, or refuse it with a reason; an administrator may correct name and number of the record by it. Its pictures go.',
  body: z.object({
    id: Id,
    verdict: z.enum(['checked', 'refused']),
    correctsRecord: z.boolean().default(false),
    reason: z.string().trim().min(1).max(500),
  }),
  output: Done,
  refusals: ['already_decided', 'own_request', 'record_by_admin'],
  idempotency: 'required',
})
