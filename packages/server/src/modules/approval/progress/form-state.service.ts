import type { FormValues } from '@campus/contract/approval/form.ts'
import type { formState } from '@campus/contract/approval/form-state.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import { isHidden, type Rights, rightsAt } from '@campus/flow/form/rights.ts'
import { calculatedValues, unfinishedValues } from '@campus/flow/form/unfinished-values.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { nodeIn, type PinnedProcess } from '../engine/pinned-process.ts'
import { lookupFor } from '../lookup/lookup.service.ts'
import { requireStartable } from '../processes/process.service.ts'
import { unitToStartFrom } from '../processes/starting-units.service.ts'
import { findCopy } from './progress.repository.ts'
import { rightsOfReader } from './reader-rights.ts'
import { requireActing } from './task-settings.service.ts'

interface Filling {
  readonly processId: string
  readonly process: PinnedProcess
  readonly starter: string
  readonly unit: string | null
  readonly before: FormValues
  /** What the step opens. */
  readonly rights: Rights
  /** What the reader sees. */
  readonly shown: Rights
}

const startOf = async (ctx: CallerCtx, formId: string, deptId: string | undefined): Promise<Filling> => {
  const { row, process } = await requireStartable(ctx, formId)
  const rights = rightsAt(process.form, process.tree)
  const unit = await unitToStartFrom(ctx, deptId)
  return { processId: row.id, process, starter: ctx.caller.personId, unit, before: {}, rights, shown: rights }
}

const taskOf = async (ctx: CallerCtx, taskId: string): Promise<Filling> => {
  const { personId } = ctx.caller
  const { instance, process, access, state, task } = await requireActing(ctx, taskId)
  const node = nodeIn(process, task.nodeId)
  if (!node) throw refuse('not_found')
  const copy = await findCopy(ctx.sql, instance.id, personId)
  return {
    processId: instance.process_id,
    process,
    starter: instance.starter_id,
    unit: instance.unit_id,
    before: state.values,
    rights: rightsAt(process.form, node),
    shown: rightsOfReader(process, state, { personId, access, copiedAt: copy?.node_id ?? null, taskNodeId: task.nodeId }),
  }
}

/** What a form is while somebody fills it in. Nothing is kept, and nothing is said of what the reader does not see. */
export const readFormState = async (ctx: CallerCtx, { at, formData }: InputOf<typeof formState>): Promise<OutputOf<typeof formState>> => {
  const filling = await ('taskId' in at ? taskOf(ctx, at.taskId) : startOf(ctx, at.formId, at.deptId))
  const { processId, process, starter, unit, before, rights, shown } = filling
  const asker = { schoolId: ctx.caller.schoolId, processId, tree: process.tree }
  const { values, visible } = await withAnswers(lookupFor(ctx, asker), (lookup) =>
    unfinishedValues(process.form, rights, before, formData, { ...lookup, starter, unit }),
  )
  return { calculated: calculatedValues(process.form, shown, values), visible: [...visible].filter((id) => !isHidden(shown, id)) }
}
