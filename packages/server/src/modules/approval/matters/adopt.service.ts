import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { newState } from '@campus/flow/engine/state.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { cardOf } from '../engine/card.ts'
import { readPinned } from '../engine/pinned-process.ts'
import { matters } from '../matters.extension.ts'
import { insertAdopted, insertAdoption } from './adopt.repository.ts'
import { processOfMatter } from './matter-process.service.ts'

interface Decided {
  readonly schoolId: string
  readonly starterId: string
  readonly unitId: string | null
  readonly result: 'passed' | 'refused' | 'cancelled'
  readonly by: string | null
  readonly askedAt: Date
  readonly endedAt: Date
}

/** A record that was decided before its process took over appears in the lists of the office, as it ended. */
export const adoptDecided = (ctx: Ctx, kind: MatterKind, id: string, decided: Decided): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, starterId, unitId, result, by, askedAt, endedAt } = decided
    const { id: processId, version_id: versionId } = await processOfMatter(ctx, schoolId, kind)
    const values = await matters.of(ctx)[kind].values(ctx, id)
    const { card, searchText } = cardOf(await readPinned(ctx.sql, versionId), { ...newState(id), values })
    const adopted = await insertAdopted(ctx.sql, {
      school_id: schoolId,
      process_id: processId,
      version_id: versionId,
      starter_id: starterId,
      unit_id: unitId,
      state: result,
      form_values: JSON.stringify(values),
      card: JSON.stringify(card),
      search_text: searchText,
      matter: kind,
      matter_id: id,
      created_at: askedAt,
      ended_at: endedAt,
    })
    if (!adopted) return
    const data = { starter: starterId, unit: unitId, values, result }
    await insertAdoption(ctx.sql, { instanceId: adopted.id, schoolId, actorId: by, data, at: endedAt })
  })
