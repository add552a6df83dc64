import { randomUUIDv7 } from 'node:crypto'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { RefusalCode } from '@campus/contract/refusals.ts'
import type { Action } from '@campus/flow/engine/actions.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import type { Changes, Refusal } from '@campus/flow/engine/changes.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { step } from '@campus/flow/engine/step.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lookupFor } from '../lookup/lookup.service.ts'
import { cardOf } from './card.service.ts'
import { runEffects } from './effects.service.ts'
import { holdRecords } from './matter-record.service.ts'
import { nameInNotices } from './notice-texts.ts'
import { type PinnedProcess, readProcessOf } from './pinned-process.ts'
import {
  findInstance,
  findNamedInstance,
  type InstanceRow,
  loadRows,
  lockAlone,
  lockFamilies,
  lockFamily,
  saveState,
} from './state.repository.ts'
import { stateOf } from './state-rows.ts'
import type { InstanceNames } from './stepped.ts'

/** How the refusals of the engine are called in the contract. */
export const refusalCodes: Record<Refusal['refused'], RefusalCode> = {
  not_running: 'approval_not_running',
  already_started: 'task_not_open',
  task_not_open: 'task_not_open',
  not_your_task: 'not_your_task',
  not_allowed_here: 'not_allowed_here',
  words_required: 'words_required',
  signature_required: 'signature_required',
  own_request: 'own_request',
  unknown_person: 'unknown_person',
  already_signer: 'already_signer',
  too_many_signers: 'too_many_signers',
  wrong_target: 'wrong_target',
  too_late: 'too_late',
  field_not_open: 'field_not_open',
  field_wrong: 'form_wrong',
  field_required: 'form_wrong',
  too_large: 'form_wrong',
  pick_required: 'pick_people',
  nobody_decides: 'nobody_decides',
  no_branch: 'not_allowed_here',
  already_urged: 'already_urged',
  timer_gone: 'task_not_open',
  too_many_steps: 'not_allowed_here',
}

/** Of a field, the text stands beside it. */
export const refusalOf = (ctx: Ctx, { refused, at }: Refusal) => {
  const isOfField = refused === 'field_wrong' || refused === 'field_required' || refused === 'field_not_open'
  if (at === undefined || !isOfField) return refuse(refusalCodes[refused])
  const text = say(fieldTexts[refused === 'field_required' ? 'required' : 'wrong'], ctx.language)
  return refuse(refusalCodes[refused], { fields: { [`formData.${at}`]: text } })
}

export interface Held {
  readonly instance: InstanceRow
  readonly names: InstanceNames
  readonly process: PinnedProcess
  readonly state: State
}

/** As it is now, without holding it. */
export const readInstance = async (ctx: Ctx, id: string): Promise<Held | undefined> => {
  const [instance, rows] = await Promise.all([findNamedInstance(ctx.sql, id), loadRows(ctx.sql, id)])
  if (!instance) return undefined
  const { process_name, process_name_en, process_name_tw, starter_name, starter_pinyin } = instance
  const process = await readProcessOf(ctx.sql, instance)
  return {
    instance,
    names: {
      process: nameInNotices(process.settings, [process_name, process_name_en, process_name_tw]),
      starter: starter_name,
      starterEn: personNameIn({ name: starter_name, namePinyin: starter_pinyin }, 'en_US'),
    },
    process,
    state: stateOf({ instance, ...rows }),
  }
}

/** Reads an instance, and locks it on the way if it is its own family and decides about no record; others need `holdInstance` after it. */
export const readLocking = async (ctx: Ctx, id: string): Promise<(Held & { readonly isLocked: boolean }) | undefined> => {
  await lockAlone(ctx.sql, id)
  const read = await readInstance(ctx, id)
  return read && { ...read, isLocked: read.instance.matter === null && read.instance.parent_id === null }
}

/** Locks the family of an instance and reads it; what it decides about is locked before. Who has read it already gives it along. */
export const holdInstance = async (ctx: Ctx, id: string, known?: InstanceRow): Promise<Held | undefined> => {
  const found = known ?? (await findInstance(ctx.sql, id))
  if (!found) return undefined
  if (found.matter !== null || found.parent_id !== null) await holdRecords(ctx, [found.top_id])
  await lockFamily(ctx.sql, found.top_id)
  return readInstance(ctx, id)
}

/**
 * Before several families are changed in one transaction: their records first, then all of them. Inboxes, which many write to, are locked
 * after the last family, so that nobody who changes one of them waits in a ring.
 */
export const holdFamilies = async (ctx: Ctx, topIds: readonly string[]): Promise<void> => {
  await holdRecords(ctx, topIds)
  await lockFamilies(ctx.sql, topIds)
}

/** Writes what the engine decided about an instance that is held, under the version that it has from now on. */
export const keepChanges = async (ctx: Ctx, { instance, names, process, state }: Held, changes: Changes): Promise<void> => {
  const { card, searchText } = await cardOf(ctx, instance.school_id, process, changes.state)
  await saveState(ctx.sql, {
    schoolId: instance.school_id,
    versionId: process.versionId,
    before: state,
    after: changes.state,
    events: changes.events,
    card,
    searchText,
    now: ctx.now(),
  })
  const followUps = await runEffects(ctx, { instance, names, card, process, before: state, changes })
  for (const { instanceId, action } of followUps) await stepNext(ctx, instanceId, action)
}

/** One action on an instance that is held: the engine decides, rows and effects follow in the same transaction. */
export const takeStep = async (ctx: Ctx, held: Held, action: Action): Promise<Changes> => {
  const { instance, process, state } = held
  const asker = { schoolId: instance.school_id, processId: instance.process_id, tree: process.tree }
  const result = await withAnswers(lookupFor(ctx, asker), (lookup) =>
    step(process, state, action, { lookup, now: ctx.now().toISOString(), ids: randomUUIDv7 }),
  )
  if ('refused' in result) throw refusalOf(ctx, result)
  await keepChanges(ctx, held, result)
  return result
}

/** What follows in the same family, which is held already. */
const stepNext = async (ctx: Ctx, instanceId: string, action: Action): Promise<void> => {
  const held = await readInstance(ctx, instanceId)
  if (held) await takeStep(ctx, held, action)
}
