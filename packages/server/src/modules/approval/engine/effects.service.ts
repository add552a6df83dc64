import type { Effect } from '@campus/flow/engine/changes.ts'
import type { Ctx } from '../../../context/context.ts'
import { startChildren } from './children.service.ts'
import { freeClaims, holdClaims } from './claims.service.ts'
import { insertCopies } from './copies.repository.ts'
import { finishRecord } from './matter-outcome.service.ts'
import { editRecord, followDue } from './matter-record.service.ts'
import { resolveTasks, sendNotices } from './notices.service.ts'
import type { FollowUp, Stepped } from './stepped.ts'
import { keepTimers } from './timers.service.ts'
import { queueTriggers } from './triggers.service.ts'
import { endUndone } from './undone.service.ts'

const ofKind = <Kind extends Effect['kind']>(effects: readonly Effect[], kind: Kind) =>
  effects.filter((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind)

export const keepCopies = async (ctx: Ctx, { instance, changes }: Pick<Stepped, 'instance' | 'changes'>) => {
  const rows = changes.events.flatMap((event) =>
    event.kind === 'copied'
      ? event.people.map((person_id) => ({
          instance_id: instance.id,
          person_id,
          school_id: instance.school_id,
          reason: event.reason === 'deputy' ? ('represented' as const) : ('copied' as const),
          node_id: event.nodeId,
          created_at: ctx.now(),
        }))
      : [],
  )
  if (rows.length > 0) await insertCopies(ctx.sql, rows)
}

/** The child's outcome reaches the run of its parent that waits for it. */
const tellParent = ({ instance, changes }: Stepped): FollowUp[] => {
  const { status, values } = changes.state
  const isOver = status === 'passed' || status === 'refused' || status === 'cancelled'
  if (!isOver || !instance.parent_id || !instance.parent_run_id) return []
  const action = { kind: 'child_ended', runId: instance.parent_run_id, childId: instance.id, result: status, values } as const
  return [{ instanceId: instance.parent_id, action }]
}

/** Does what an action leads to; what happens in other instances is left to the caller, who holds the family. */
export const runEffects = async (ctx: Ctx, stepped: Stepped): Promise<FollowUp[]> => {
  const { effects } = stepped.changes
  await freeClaims(ctx, stepped)
  if (ofKind(effects, 'hold_claims').length > 0) await holdClaims(ctx, stepped)
  const [finish] = ofKind(effects, 'finish')
  if (finish) await endUndone(ctx, stepped)
  await editRecord(ctx, stepped)
  await keepTimers(ctx, stepped)
  await followDue(ctx, stepped)
  await keepCopies(ctx, stepped)
  // The outcome may lock orders and uses: inboxes, which many write to, are locked after everything else.
  if (finish) await finishRecord(ctx, stepped, finish)
  await resolveTasks(ctx, stepped)
  await sendNotices(ctx, stepped, ofKind(effects, 'notify'))
  const passed = await queueTriggers(ctx, stepped, ofKind(effects, 'start_trigger'))
  const started = await startChildren(ctx, stepped, ofKind(effects, 'start_children'))
  const cancelled = ofKind(effects, 'cancel_child').map(({ childId }) => ({
    instanceId: childId,
    action: { kind: 'withdraw', by: null } as const,
  }))
  return [...passed, ...started, ...cancelled, ...(finish ? tellParent(stepped) : [])]
}
