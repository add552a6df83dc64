import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { deleteSearchesBefore, listSearchingSchools } from './photo-search.repository.ts'

const day = 86_400

/** Searches are kept as long as other views of people's data. */
export const sweepSearches = async (ctx: Ctx): Promise<void> => {
  for (const { school_id } of await listSearchingSchools(ctx.sql)) {
    const { retention } = await readSettings(ctx.sql, school_id)
    await deleteSearchesBefore(ctx.sql, school_id, later(ctx.now(), -retention.profileViews * day))
  }
}
