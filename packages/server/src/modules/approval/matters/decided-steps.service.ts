import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import type { Comment } from '@campus/flow/engine/actions.ts'
import type { TaskResult } from '@campus/flow/engine/state.ts'
import type { Ctx } from '../../../context/context.ts'
import { nodeIn, readProcessOf } from '../engine/pinned-process.ts'
import { findOfMatter, listDecisions } from './matter.repository.ts'

export interface DecidedStep {
  readonly id: string
  readonly name: string
  readonly result: TaskResult
  readonly by: string
  readonly notes: string
  readonly at: Date
}

/** What was decided about a record on the way; the decision that ended it is the record's own. */
export const decidedSteps = async (ctx: Ctx, kind: MatterKind, id: string): Promise<DecidedStep[]> => {
  const instance = await findOfMatter(ctx.sql, kind, id)
  if (!instance) return []
  const rows = await listDecisions(ctx.sql, instance.id)
  // A vote that was taken back and given again counts as it was given last.
  const last = [...new Map(rows.map((row) => [row.id, row])).values()].filter(({ result }) => result !== null)
  const isEnded = instance.ended_how === 'votes'
  const process = await readProcessOf(ctx.sql, instance)
  return (isEnded ? last.slice(0, -1) : last).map(({ id, node_id, result, name, at, data }) => ({
    id,
    name: nodeIn(process, node_id)?.name ?? '',
    result: result ?? 'agree',
    by: name ?? '',
    notes: (data as { readonly comment?: Comment }).comment?.text ?? '',
    at,
  }))
}
