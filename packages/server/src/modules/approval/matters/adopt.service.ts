import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { newState } from '@campus/flow/engine/state.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { cardOf } from '../engine/card.service.ts'
import { readPinned } from '../engine/pinned-process.ts'
import { matters } from '../matters.extension.ts'
import { insertAdopted, insertAdoption } from './adopt.repository.ts'
import { startMatter } from './matter.service.ts'
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
const adoptDecided = (ctx: Ctx, kind: MatterKind, id: string, decided: Decided): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, starterId, unitId, result, by, askedAt, endedAt } = decided
    const { id: processId, version_id: versionId } = await processOfMatter(ctx, schoolId, kind)
    const values = await matters.of(ctx)[kind].values(ctx, id)
    const { card, searchText } = await cardOf(ctx, schoolId, await readPinned(ctx.sql, versionId), { ...newState(id), values })
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

/** A record from before the process of the school took over. */
export interface Unadopted {
  readonly id: string
  readonly school_id: string
  readonly person_id: string
  readonly org_unit_id: string | null
  readonly result: Decided['result'] | 'pending'
  readonly by: string | null
  readonly created_at: Date
  readonly ended_at: Date | null
}

const adopt = async (ctx: Ctx, kind: MatterKind, row: Unadopted) => {
  const person = { schoolId: row.school_id, starterId: row.person_id, unitId: row.org_unit_id }
  if (row.result === 'pending') await startMatter(ctx, kind, row.id, person)
  else {
    const ended = { result: row.result, by: row.by, askedAt: row.created_at, endedAt: row.ended_at ?? row.created_at }
    await adoptDecided(ctx, kind, row.id, { ...person, ...ended })
  }
}

const batchSize = 500

/**
 * Records from before the process of the school took over follow, one transaction each: when it is interrupted it goes on where it was.
 * One that waits and that nobody can decide is tried again the next time.
 */
export const adoptRecords = async (
  ctx: Ctx,
  kind: MatterKind,
  list: (after: string | undefined, limit: number) => Promise<readonly Unadopted[]>,
): Promise<void> => {
  let after: string | undefined
  for (;;) {
    const rows = await list(after, batchSize)
    for (const row of rows) {
      try {
        await adopt(ctx, kind, row)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    after = rows.at(-1)?.id
    if (rows.length < batchSize) return
  }
}
