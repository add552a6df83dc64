import type { FormValues } from '@campus/contract/approval/form.ts'
import type { discardDraft, startProcess, submitProcess } from '@campus/contract/approval/starting.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import { type ReadValues, readValues } from '@campus/flow/form/read-values.ts'
import { rightsAt } from '@campus/flow/form/rights.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireOpenChoices } from '../choices/open-choices.service.ts'
import { insertInstance } from '../engine/instance.repository.ts'
import type { PinnedProcess } from '../engine/pinned-process.ts'
import { findInstance, type InstanceRow } from '../engine/state.repository.ts'
import { holdInstance, readInstance, takeStep } from '../engine/step.service.ts'
import { lookupFor } from '../lookup/lookup.service.ts'
import { requireStartable } from '../processes/process.service.ts'
import { chooseUnit, unitsToStartFrom } from '../processes/starting-units.service.ts'
import { deleteDraft, saveDraft } from './draft.repository.ts'
import { keepFormFiles } from './form-files.service.ts'
import { withKnownMembers } from './known-members.service.ts'

type Given = InputOf<typeof submitProcess>

const requireFilled = (ctx: CallerCtx, read: ReadValues): FormValues => {
  if ('values' in read) return read.values
  const text = say(fieldTexts[read.fault === 'field_required' ? 'required' : 'wrong'], ctx.language)
  throw refuse('form_wrong', read.field === undefined ? {} : { fields: { [`formData.${read.field}`]: text } })
}

/** The values as they count: hidden and unknown fields refused, formulas calculated. */
const readForm = async (ctx: CallerCtx, process: PinnedProcess, processId: string, unit: string | null, given: Given) => {
  const { schoolId, personId } = ctx.caller
  const rights = rightsAt(process.form, process.tree)
  const read = await withAnswers(lookupFor(ctx, { schoolId, processId, tree: process.tree }), (lookup) =>
    readValues(process.form, rights, {}, given.formData, { ...lookup, starter: personId, unit }, given.draft),
  )
  const values = requireFilled(ctx, read)
  await requireOpenChoices(ctx, { schoolId, form: process.form, before: {} }, values)
  return withKnownMembers(ctx, { form: process.form, before: {} }, values)
}

/** The draft that the caller goes on with; another's is treated as missing, one that was submitted meanwhile as done. */
const takeDraft = async (ctx: CallerCtx, id: string): Promise<InstanceRow> => {
  const held = await holdInstance(ctx, id)
  if (!held || held.instance.starter_id !== ctx.caller.personId) throw refuse('not_found')
  if (held.instance.state !== 'draft') throw refuse('task_not_open')
  return held.instance
}

interface Filled {
  readonly versionId: string
  readonly unitId: string | null
  readonly values: FormValues
  readonly picked: Given['processUsers']
  readonly now: Date
}

/** Writes what is filled in: into the draft that it was, which then has the version of today, or as a new one. */
const keepDraft = async (ctx: CallerCtx, processId: string, draftId: string | undefined, filled: Filled): Promise<string> => {
  if (draftId === undefined) {
    const { schoolId, personId: starterId } = ctx.caller
    const { id } = await insertInstance(ctx.sql, { schoolId, processId, starterId, ...filled, filled })
    return id
  }
  const { id } = await takeDraft(ctx, draftId)
  await saveDraft(ctx.sql, id, filled)
  return id
}

export const submit = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof submitProcess>> =>
  inTransaction(ctx, async (ctx) => {
    const [{ row, process }, units] = await Promise.all([requireStartable(ctx, given.formId), unitsToStartFrom(ctx)])
    if (row.matter !== null) throw refuse('starts_elsewhere')
    const unit = chooseUnit(units, given.deptId)
    const values = await readForm(ctx, process, row.id, unit, given)
    const filled = { versionId: process.versionId, unitId: unit, values, picked: given.processUsers, now: ctx.now() }
    const instanceId = await keepDraft(ctx, row.id, given.instanceId, filled)
    await keepFormFiles(ctx, { instanceId, form: process.form, values, isNew: given.instanceId === undefined })
    if (given.draft) return { instanceId }
    const held = await readInstance(ctx, instanceId)
    if (!held) throw refuse('not_found')
    await takeStep(ctx, held, { kind: 'start', by: ctx.caller.personId, unit, values, picked: given.processUsers })
    return { instanceId }
  })

export const start = (ctx: CallerCtx, { id, ...given }: InputOf<typeof startProcess>): Promise<OutputOf<typeof startProcess>> =>
  submit(ctx, { ...given, formId: id })

/** A draft that nobody needs any more. */
export const discard = (ctx: CallerCtx, { id }: InputOf<typeof discardDraft>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const instance = await findInstance(ctx.sql, id)
    if (!instance || instance.starter_id !== ctx.caller.personId || instance.state !== 'draft') throw refuse('not_found')
    await deleteDraft(ctx.sql, id)
    return null
  })
