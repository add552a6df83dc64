import type { Ctx } from '../../../context/context.ts'
import { retentionKind } from '../../retention.ts'
import { removeOlderOfSchools } from '../../school/retention/retention-run.service.ts'
import { deleteOldMessages, deleteUnheldTexts } from './retention.repository.ts'

const batch = 5000
/** What is left after these is taken the next time, so that one school never holds up the others. */
const maxBatches = 200

export const oldMessages = retentionKind({
  kind: 'message',
  name: ['消息', 'Messages', '訊息'],
  keptFor: ({ retention }) => retention.messages * 86_400,
})

/** Deletes the messages that are older than their school keeps them. */
export const sweepMessages = (ctx: Ctx) =>
  removeOlderOfSchools(ctx, oldMessages, {
    removeOf: async (schoolId, before) => {
      let rows = 0
      for (let round = 0; round < maxBatches; round += 1) {
        const deleted = await deleteOldMessages(ctx.sql, { schoolId, before, limit: batch })
        rows += deleted
        if (deleted < batch) break
      }
      await deleteUnheldTexts(ctx.sql, { schoolId, before })
      return rows
    },
  })
