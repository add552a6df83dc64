import type { keptSignature, returnTargets, taskSettings } from '@campus/contract/approval/handling.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { returnTargetsOf } from '@campus/flow/engine/allowed.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readInfo } from '../../signature/own/signature.service.ts'
import { requireReadable } from '../access/access.service.ts'
import { loadRows } from '../engine/state.repository.ts'
import { stateOf } from '../engine/state-rows.ts'
import { pickableSteps } from '../shown/pickable-steps.service.ts'
import { operationsOf } from './operations.ts'
import { findInstanceOfTask } from './progress.repository.ts'

/** A task that the caller would act on now. */
export const requireActing = async (ctx: CallerCtx, taskId: string) => {
  const found = await findInstanceOfTask(ctx.sql, taskId, ctx.caller.schoolId)
  if (!found) throw refuse('not_found')
  const { instance, process, access } = await requireReadable(ctx, found.instance_id)
  const state = stateOf({ instance, ...(await loadRows(ctx.sql, instance.id)) })
  const operations = operationsOf(process, state, { personId: ctx.caller.personId, access, taskId })
  const task = state.tasks.find(({ id }) => id === taskId)
  if (!task || operations.taskId !== taskId) throw refuse('not_found')
  return { instance, process, access, state, task, operations }
}

/** The starter, and the finished steps that every path to this one has passed. */
export const listReturnTargets = async (
  ctx: CallerCtx,
  { taskId }: InputOf<typeof returnTargets>,
): Promise<OutputOf<typeof returnTargets>> => {
  const { process, state, task } = await requireActing(ctx, taskId)
  const index = indexOf(process.tree)
  return returnTargetsOf(process, state, task)
    .toReversed()
    .map((nodeId) => ({ nodeId, nodeName: index.get(nodeId)?.node.name ?? '' }))
}

export const readTaskSettings = async (ctx: CallerCtx, { id }: InputOf<typeof taskSettings>): Promise<OutputOf<typeof taskSettings>> => {
  const { process, state, task, operations } = await requireActing(ctx, id)
  const picks = task.kind === 'vote' || task.kind === 'resubmit'
  const chooseUsers = picks ? await pickableSteps(ctx, { tree: process.tree, at: task.nodeId, picked: state.picked }) : []
  return { enableSign: operations.needsSignature, wordsNeeded: operations.wordsNeeded, chooseUsers }
}

export const readKeptSignature = async (ctx: CallerCtx): Promise<OutputOf<typeof keptSignature>> => {
  const { signature: current } = await readInfo(ctx, { pageNum: 1, pageSize: 1 })
  return current ? { fileId: current.fileId, picture: current.picture } : null
}
