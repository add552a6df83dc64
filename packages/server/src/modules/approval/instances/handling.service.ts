import type { Form } from '@campus/contract/approval/form.ts'
import type { agreeToMany, approveProcess } from '@campus/contract/approval/handling.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import type { Changes } from '@campus/flow/engine/changes.ts'
import { rightsAt } from '@campus/flow/form/rights.ts'
import { shownForm } from '@campus/flow/form/shown-form.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { isCurrentOf } from '../../signature/uses/use.service.ts'
import { holdReadable, type Readable, requireReadable } from '../access/access.service.ts'
import { requireOpenChoices } from '../choices/open-choices.service.ts'
import { nodeIn } from '../engine/pinned-process.ts'
import { type Held, holdFamilies, holdInstance, takeStep } from '../engine/step.service.ts'
import { actingAs, actionOf, type Handling } from './action.service.ts'
import { keepComment } from './comment.service.ts'
import { requireUnchanged } from './form-conflicts.service.ts'
import { keepFormFiles } from './form-files.service.ts'
import { findTasks, setSignature } from './handling.repository.ts'
import { withKnownMembers } from './known-members.service.ts'

/** Who may cancel, urge or comment is a matter of what the caller is to the instance; what a task allows, the engine knows. */
const requireRole = (given: Handling, { access }: Readable) => {
  if ((given.action === 'cancel' || given.action === 'urge') && !access.isStarter) throw refuse('not_allowed_here')
}

/** The form as the step shows it on which the caller acts; nothing where they act on no open one. */
const formAtStep = (ctx: CallerCtx, given: Handling, { process, state }: Held): Form => {
  const task = state.tasks.find(({ id, status }) => id === given.taskId && status === 'open')
  const node = task && nodeIn(process, task.nodeId)
  const isTheirs = given.as !== undefined || task?.assignee === ctx.caller.personId
  return node && isTheirs ? shownForm(process.form, rightsAt(process.form, node)) : []
}

/**
 * What somebody writes at their step, as far as only the school knows whether it is right. Hidden fields are no part of it: what was chosen
 * before counts as right, and that tells what was chosen.
 */
const checkedForm = async (ctx: CallerCtx, given: Handling, readable: Readable, held: Held): Promise<Handling> => {
  if (!given.formData) return given
  actingAs(given, readable)
  const { instance, state } = held
  const [form, before] = [formAtStep(ctx, given, held), state.values]
  await requireUnchanged(ctx, given, held, form)
  await requireOpenChoices(ctx, { schoolId: instance.school_id, form, before }, given.formData)
  return { ...given, formData: await withKnownMembers(ctx, { form, before }, given.formData) }
}

/** Under what was decided, and nowhere else, stands the signature that the caller has now. */
const keepSignatures = async (ctx: CallerCtx, instanceId: string, events: Changes['events']) => {
  for (const event of events) {
    if (event.kind !== 'task_decided' || event.signature === undefined) continue
    const { taskId, signature: fileId } = event
    if (!(await isCurrentOf(ctx, fileId, ctx.caller.personId))) throw refuse('signature_required')
    await setSignature(ctx.sql, { instanceId, taskId, fileId })
  }
}

/** The task that the words are about. A comment is no decision, also of somebody who has a task. */
const taskOfWords = ({ action, taskId }: Handling, { state }: Held) =>
  action !== 'comment' && state.tasks.some(({ id }) => id === taskId) ? taskId : undefined

const takeAction = async (ctx: CallerCtx, sent: Handling, readable: Readable, held: Held) => {
  const given = await checkedForm(ctx, sent, readable, held)
  const { state, events } = await takeStep(ctx, held, await actionOf(ctx, given, readable))
  await keepSignatures(ctx, held.instance.id, events)
  if (given.formData) await keepFormFiles(ctx, { instanceId: held.instance.id, form: held.process.form, values: state.values })
  await keepComment(ctx, held.instance, { ...given, taskId: taskOfWords(given, held) })
}

export const handle = (ctx: CallerCtx, given: Handling): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { readable, held } = await holdReadable(ctx, given.instanceId)
    requireRole(given, readable)
    await takeAction(ctx, given, readable, held)
    return null
  })

/** The same for records of other areas alone. */
export const handleRecord = async (ctx: CallerCtx, given: Handling): Promise<null> => {
  const { instance } = await requireReadable(ctx, given.instanceId)
  if (instance.matter === null) throw refuse('matter_only')
  return handle(ctx, given)
}

export const approve = (ctx: CallerCtx, given: InputOf<typeof approveProcess>): Promise<null> => handle(ctx, given)

const inOrder = (one: string, other: string) => (one < other ? -1 : 1)

/** One transaction over families that are locked in their order; a task that cannot be agreed to is left out, with its reason. */
export const agreeAll = (ctx: CallerCtx, given: InputOf<typeof agreeToMany>): Promise<OutputOf<typeof agreeToMany>> =>
  inTransaction(ctx, async (ctx) => {
    const tasks = await findTasks(ctx.sql, [...new Set(given.taskIds)], ctx.caller.personId)
    if (tasks.length === 0 || new Set(tasks.map(({ process_id }) => process_id)).size > 1) throw refuse('batch_one_process')
    await holdFamilies(
      ctx,
      tasks.map(({ top_id }) => top_id),
    )
    const done: string[] = []
    const skipped: { taskId: string; reason: string }[] = []
    for (const { id: taskId, instance_id: instanceId } of tasks.toSorted((first, second) => inOrder(first.top_id, second.top_id))) {
      try {
        await inSavepoint(ctx, async () => {
          const held = await holdInstance(ctx, instanceId)
          if (!held) throw refuse('not_found')
          if (!held.process.settings.batch) throw refuse('batch_one_process')
          const one: Handling = { ...given, instanceId, taskId, action: 'agree', targetUser: [], otherNodeUsers: {} }
          await takeAction(ctx, one, await requireReadable(ctx, instanceId), held)
        })
        done.push(taskId)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.code === 'batch_one_process') throw error
        skipped.push({ taskId, reason: say(refusals[error.code], ctx.language) })
      }
    }
    const known = new Set(tasks.map(({ id }) => id))
    const missing = given.taskIds.filter((id) => !known.has(id))
    return { done, skipped: [...skipped, ...missing.map((taskId) => ({ taskId, reason: say(refusals.not_found, ctx.language) }))] }
  })
