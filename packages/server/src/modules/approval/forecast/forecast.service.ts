import type { FormValues } from '@campus/contract/approval/form.ts'
import type { nextPeople, StepAhead } from '@campus/contract/approval/processes.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import { type ComingStep, forecast, forecastStart } from '@campus/flow/engine/forecast.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { rightsAt } from '@campus/flow/form/rights.ts'
import { unfinishedValues } from '@campus/flow/form/unfinished-values.ts'
import { isDecision } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { type PinnedProcess, readPinned } from '../engine/pinned-process.ts'
import type { InstanceRow } from '../engine/state.repository.ts'
import { lookupFor } from '../lookup/lookup.service.ts'
import { processOfMatter } from '../matters/matter-process.service.ts'
import { requireStartable } from '../processes/process.service.ts'
import { unitToStartFrom } from '../processes/starting-units.service.ts'
import { shownPeople, shownUnits } from '../shown/shown-people.service.ts'
import { whyText } from '../shown/why-texts.ts'
import { usualHours } from './usual-time.service.ts'

export const nobodyTexts: Record<'passed' | 'refused' | 'pick', Phrase> = {
  passed: ['没有处理人，将自动通过', 'No approver found: approved automatically', '沒有處理人，將自動通過'],
  refused: ['没有处理人，将自动拒绝', 'No approver found: rejected', '沒有處理人，將自動拒絕'],
  pick: ['处理人待选择', 'People are still to be chosen', '處理人待選擇'],
}

/** Steps that people wait for; gateways only choose the way. */
const shownTypes = new Set(['APPROVAL', 'TASK', 'CC', 'DELAY', 'TRIGGER', 'SUBPROC'])

export const presentAhead = async (ctx: CallerCtx, processId: string, coming: readonly ComingStep[]): Promise<StepAhead[]> => {
  const steps = coming.filter(({ node }) => shownTypes.has(node.type))
  const signers = steps.flatMap(({ signers }) => signers)
  const person = await shownPeople(
    ctx,
    signers.flatMap(({ owner, assignee }) => [owner, assignee]),
  )
  const unit = await shownUnits(
    ctx,
    signers.map(({ why }) => why.unit ?? null),
  )
  // Only what people decide takes a time that is worth saying.
  const nodeIds = steps
    .map(({ node }) => node)
    .filter(isDecision)
    .map(({ id }) => id)
  const hours = await usualHours(ctx, { schoolId: ctx.caller.schoolId, processId, nodeIds })
  return steps.map(({ node, signers, verdict, isToPick }) => {
    const nobody = isToPick ? 'pick' : verdict
    return {
      nodeId: node.id,
      name: node.name,
      nodeType: node.type,
      approvalMode: 'mode' in node.props ? node.props.mode : '',
      people: signers.map(({ owner, assignee, why }) => ({
        ...person(assignee),
        why: whyText(why, unit(why.unit ?? null), ctx.language),
        deputyOf: owner === assignee ? '' : person(owner).name,
      })),
      nobody: nobody === null ? '' : say(nobodyTexts[nobody], ctx.language),
      usualHours: hours(node.id),
    }
  })
}

/** What a running instance has before it, as things stand now. */
export const forecastAhead = async (ctx: CallerCtx, instance: InstanceRow, process: PinnedProcess, state: State): Promise<StepAhead[]> => {
  const asker = { schoolId: instance.school_id, processId: instance.process_id, tree: process.tree }
  const coming = await withAnswers(lookupFor(ctx, asker), (lookup) => forecast(process, state, lookup))
  return presentAhead(ctx, instance.process_id, coming)
}

/** The path that a record of another area with these values would take, if the caller handed it over now. */
export const forecastMatter = async (
  ctx: CallerCtx,
  kind: MatterKind,
  given: { readonly unit: string | null; readonly values: FormValues },
) => {
  const { schoolId, personId: starter } = ctx.caller
  const { id, version_id: versionId } = await processOfMatter(ctx, schoolId, kind)
  const process = await readPinned(ctx.sql, versionId)
  const coming = await withAnswers(lookupFor(ctx, { schoolId, processId: id, tree: process.tree }), (lookup) =>
    forecastStart(process, { starter, ...given, picked: {} }, lookup),
  )
  return presentAhead(ctx, id, coming)
}

/** The path that an application with these values would take. */
export const forecastBeforeStart = async (ctx: CallerCtx, given: InputOf<typeof nextPeople>): Promise<StepAhead[]> => {
  const { schoolId, personId: starter } = ctx.caller
  const { row, process } = await requireStartable(ctx, given.processDfId)
  const unit = await unitToStartFrom(ctx, given.deptId)
  const { form, tree } = process
  const coming = await withAnswers(lookupFor(ctx, { schoolId, processId: row.id, tree }), (lookup) => {
    const { values } = unfinishedValues(form, rightsAt(form, tree), {}, given.formData, { ...lookup, starter, unit })
    return forecastStart(process, { starter, unit, values, picked: given.processUsers }, lookup)
  })
  return presentAhead(ctx, row.id, coming)
}
