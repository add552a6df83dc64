import type { Ctx } from '../../../context/context.ts'
import { retentionKind } from '../../retention.ts'
import { removeOlderOfSchools } from '../../school/retention/retention-run.service.ts'
import { deleteSearchesBefore } from './photo-search.repository.ts'

/** Searches are kept as long as other views of people's data. */
export const photoSearches = retentionKind({
  kind: 'photo_search',
  name: ['以图搜人的记录', 'Searches by photo', '以圖搜人的記錄'],
  keptFor: ({ retention }) => retention.profileViews * 86_400,
})

export const sweepSearches = (ctx: Ctx): Promise<void> =>
  removeOlderOfSchools(ctx, photoSearches, { removeOf: (schoolId, before) => deleteSearchesBefore(ctx.sql, schoolId, before) })
