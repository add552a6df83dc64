import { randomUUIDv7 } from 'node:crypto'
import type { DeliveryFault } from '@campus/contract/approval/console/deliveries.ts'
import type { FormValues } from '@campus/contract/approval/form.ts'
import type { Action } from '@campus/flow/engine/actions.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import type { FlowEvent } from '@campus/flow/engine/changes.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { step } from '@campus/flow/engine/step.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { afterWorkingHours } from '../../../platform/time/working-hours.ts'
import { unitOf } from '../../school/organisation/unit-trail.service.ts'
import { readSettings, type SchoolSettings } from '../../school/school/school-settings.ts'
import { cardOf } from '../engine/card.service.ts'
import { holdClaims } from '../engine/claims.service.ts'
import { dueAt } from '../engine/due.rules.ts'
import { keepCopies } from '../engine/effects.service.ts'
import { findPublished, insertInstance } from '../engine/instance.repository.ts'
import { saveState } from '../engine/state.repository.ts'
import { type Held, readInstance, refusalCodes } from '../engine/step.service.ts'
import { lookupFor } from '../lookup/lookup.service.ts'
import { insertDelivery } from '../triggers/delivery.repository.ts'
import { insertComment } from './comment.repository.ts'

export interface PastAction {
  readonly action: Action
  /** Working minutes after the action before; a timer fires when it is due. */
  readonly minutes: number
  /** How a call of another system ended. */
  readonly call?: { readonly status: number | null; readonly fault: DeliveryFault | null }
}

interface Past {
  readonly schoolId: string
  readonly processId: string
  readonly starterId: string
  readonly values: FormValues
  readonly startedAt: Date
}

const momentOf = (state: State, { action, minutes }: PastAction, last: Date, settings: SchoolSettings) => {
  const timer = action.kind === 'timer_fired' ? state.timers.find(({ id }) => id === action.timerId) : undefined
  return timer ? dueAt(timer.wait, last, settings) : afterWorkingHours(last, minutes, settings)
}

const stepAt = async (ctx: Ctx, { instance, process }: Held, state: State, action: Action, at: Date) => {
  const asker = { schoolId: instance.school_id, processId: instance.process_id, tree: process.tree }
  const result = await withAnswers(lookupFor({ ...ctx, now: () => at }, asker), (lookup) =>
    step(process, state, action, { lookup, now: at.toISOString(), ids: randomUUIDv7 }),
  )
  if ('refused' in result) throw refuse(refusalCodes[result.refused])
  return result
}

const keepWords = async (ctx: Ctx, { instance }: Held, action: Action, now: Date) => {
  if (!('comment' in action) || !action.comment || !('taskId' in action)) return
  const { by: authorId, taskId, comment } = action
  const place = { schoolId: instance.school_id, instanceId: instance.id }
  await insertComment(ctx.sql, { ...place, authorId, taskId, text: comment.text, mentions: [], now }, [])
}

/** What became of a call of another system, which nobody makes for the past. */
const keepDelivery = async (ctx: Ctx, { instance, process }: Held, { runs }: State, { action, call }: PastAction, now: Date) => {
  if (!call || !('runId' in action)) return
  const run = runs.find(({ id }) => id === action.runId)
  if (!run) return
  const { node } = indexOf(process.tree).get(run.nodeId) ?? {}
  if (node?.type !== 'TRIGGER' || node.props.type !== 'WEBHOOK') return
  await insertDelivery(ctx.sql, {
    schoolId: instance.school_id,
    instanceId: instance.id,
    runId: action.runId,
    url: node.props.http.url,
    attempt: run.failures + 1,
    ...call,
    now,
  })
}

/**
 * Writes an application of the past that has ended. The engine goes through its actions in memory, and what came of them is written at
 * once: nobody is sent notices of weeks ago.
 */
export const recordPast = (ctx: Ctx, past: Past, next: (state: State) => PastAction): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, processId, starterId, values, startedAt } = past
    const [settings, unitId, version] = await Promise.all([
      readSettings(ctx.sql, schoolId),
      unitOf(ctx, starterId),
      findPublished(ctx.sql, schoolId, processId),
    ])
    if (!version) throw refuse('not_found')
    const { id } = await insertInstance(ctx.sql, { schoolId, processId, versionId: version.id, starterId, unitId, now: startedAt })
    const held = await readInstance(ctx, id)
    if (!held) throw refuse('not_found')
    const save = async (before: State, after: State, events: readonly FlowEvent[], now: Date) => {
      const card = await cardOf(ctx, schoolId, held.process, after)
      await saveState(ctx.sql, { schoolId, versionId: version.id, before, after, events, now, ...card })
    }
    const started = await stepAt(ctx, held, held.state, { kind: 'start', by: starterId, unit: unitId, values }, startedAt)
    await save(held.state, started.state, started.events, startedAt)
    let [changes, last] = [started, startedAt]
    const events: FlowEvent[] = []
    const taken: { readonly before: State; readonly wanted: PastAction; readonly at: Date }[] = []
    while (changes.state.status === 'running') {
      const { state } = changes
      const wanted = next(state)
      last = momentOf(state, wanted, last, settings)
      changes = await stepAt(ctx, held, state, wanted.action, last)
      events.push(...changes.events)
      taken.push({ before: state, wanted, at: last })
    }
    await save(started.state, changes.state, events, last)
    // What was said belongs to tasks, and calls to runs, which are there by now.
    for (const { before, wanted, at } of taken) {
      await keepWords(ctx, held, wanted.action, at)
      await keepDelivery(ctx, held, before, wanted, at)
    }
    if (changes.state.status === 'passed') await holdClaims(ctx, { ...held, changes })
    await keepCopies({ ...ctx, now: () => last }, { instance: held.instance, changes: { ...changes, events } })
  })
