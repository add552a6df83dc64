import { randomUUIDv7 } from 'node:crypto'
import type { Moved, moveInstances, tryMove } from '@campus/contract/approval/moving.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import { moveTo } from '@campus/flow/engine/move.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findPublished } from '../engine/instance.repository.ts'
import { readProcessOf } from '../engine/pinned-process.ts'
import { holdFamilies, holdInstance, keepChanges, refusalOf } from '../engine/step.service.ts'
import { administratorsOfProcess, lookupFor } from '../lookup/lookup.service.ts'
import { problemText } from './move-texts.ts'
import { listStarted } from './moving.repository.ts'

interface Target {
  readonly versionId: string
  readonly reason: string
}

/** Moves one application; what keeps it from being moved is answered. */
const moveOne = async (ctx: CallerCtx, instanceId: string, { versionId, reason }: Target): Promise<readonly string[]> => {
  const held = await holdInstance(ctx, instanceId)
  if (!held) throw refuse('not_found')
  const { instance, process: from, state } = held
  if (instance.version_id === versionId) throw refuse('version_reached')
  const earlier_version_ids = [...instance.earlier_version_ids, instance.version_id]
  const to = await readProcessOf(ctx.sql, { version_id: versionId, earlier_version_ids })
  const asker = { schoolId: instance.school_id, processId: instance.process_id, tree: to.tree }
  const given = { by: ctx.caller.personId, versions: { from: from.number, to: to.number }, comment: { text: reason } }
  const result = await withAnswers(lookupFor(ctx, asker), (lookup) =>
    moveTo({ from, to }, state, given, { lookup, now: ctx.now().toISOString(), ids: randomUUIDv7 }),
  )
  if ('refused' in result) throw refusalOf(ctx, result)
  if ('problems' in result) return result.problems.map((problem) => say(problemText({ from, to }, problem), ctx.language))
  await keepChanges(ctx, { ...held, process: to }, result)
  return []
}

/** Ends a part of a transaction that was only tried, so that nothing of it stays. */
class Tried extends Error {
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super('tried')
    this.reasons = reasons
  }
}

const reasonsAgainst = async (ctx: CallerCtx, instanceId: string, target: Target, isTrial: boolean): Promise<readonly string[]> => {
  try {
    return await inSavepoint(ctx, async () => {
      const reasons = await moveOne(ctx, instanceId, target)
      if (isTrial) throw new Tried(reasons)
      return reasons
    })
  } catch (error) {
    if (error instanceof Tried) return error.reasons
    if (error instanceof Refusal) return [say(refusals[error.code], ctx.language)]
    throw error
  }
}

/** The applications of one process, which the caller looks after, and its published version. */
const requireProcess = async (ctx: CallerCtx, found: Awaited<ReturnType<typeof listStarted>>) => {
  const { schoolId, personId } = ctx.caller
  const [processId, ...others] = new Set(found.map(({ process_id }) => process_id))
  if (processId === undefined) throw refuse('not_found')
  if (others.length > 0) throw refuse('move_one_process')
  if (!(await administratorsOfProcess(ctx, { schoolId, processId })).includes(personId)) throw refuse('not_process_administrator')
  const published = await findPublished(ctx.sql, schoolId, processId)
  if (!published) throw refuse('not_found')
  return published
}

interface Moving {
  readonly instanceIds: readonly string[]
  readonly reason: string
  /** The version that was looked at; without one it is only tried. */
  readonly version?: number
}

/** One transaction over families that are locked in their order. A trial takes the same way, so that it finds what would be in the way. */
const moveAll = (ctx: CallerCtx, { instanceIds, reason, version }: Moving): Promise<Moved> =>
  inTransaction(ctx, async (ctx) => {
    const found = await listStarted(ctx.sql, ctx.caller.schoolId, instanceIds)
    const published = await requireProcess(ctx, found)
    const isTrial = version === undefined
    if (!isTrial && published.number !== version) throw refuse('version_replaced')
    await holdFamilies(
      ctx,
      found.map(({ top_id }) => top_id),
    )
    const answers = new Map<string, readonly string[]>()
    for (const { id } of found) answers.set(id, await reasonsAgainst(ctx, id, { versionId: published.id, reason }, isTrial))
    const rows = [...new Set(instanceIds)].map((instanceId) => {
      const reasons = answers.get(instanceId) ?? [say(refusals.not_found, ctx.language)]
      return { instanceId, isMoved: reasons.length === 0, reasons: [...reasons] }
    })
    const moved = rows.filter(({ isMoved }) => isMoved).map(({ instanceId }) => instanceId)
    const details = { version: published.number, instances: moved, reason }
    if (!isTrial && moved.length > 0)
      await record(ctx, { action: 'approval.instances_moved', subjectKind: 'approval_process', subjectId: published.process_id, details })
    return { version: published.number, rows }
  })

export const tryOut = (ctx: CallerCtx, { instanceIds }: InputOf<typeof tryMove>): Promise<Moved> =>
  moveAll(ctx, { instanceIds, reason: 'trial' })

export const move = (ctx: CallerCtx, given: InputOf<typeof moveInstances>): Promise<Moved> => moveAll(ctx, given)
