import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { noteRetentionRun } from '../../school/retention/retention-run.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { deleteOldMessages, deleteUnheldTexts, listSchoolIds } from './retention.repository.ts'

const day = 24 * 3600
const batch = 5000
/** What is left after these is taken the next time, so that one school never holds up the others. */
const maxBatches = 200

/** Deletes the messages that are older than their school keeps them. */
export const sweepMessages = async (ctx: Ctx) => {
  for (const schoolId of await listSchoolIds(ctx.sql)) {
    const { retention } = await readSettings(ctx.sql, schoolId)
    const before = later(ctx.now(), -retention.messages * day)
    let rows = 0
    for (let round = 0; round < maxBatches; round += 1) {
      const deleted = await deleteOldMessages(ctx.sql, { schoolId, before, limit: batch })
      rows += deleted
      if (deleted < batch) break
    }
    await deleteUnheldTexts(ctx.sql, { schoolId, before })
    await noteRetentionRun(ctx, { schoolId, kind: 'message', rows })
  }
}
