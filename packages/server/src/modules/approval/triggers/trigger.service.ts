import type { DeliveryFault } from '@campus/contract/approval/console/deliveries.ts'
import type { TriggerProps } from '@campus/contract/approval/process-tree.ts'
import { defaultLanguage } from '@campus/contract/language.ts'
import type { Action } from '@campus/flow/engine/actions.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { OutsideFailure, type OutsideFailureKind } from '../../../platform/http-client/outside-failure.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'
import { queueMail } from '../../messages/sending/mail-queue.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { labelledForm } from '../choices/labelled-form.service.ts'
import { type Held, holdInstance, readInstance, takeStep } from '../engine/step.service.ts'
import { insertDelivery } from './delivery.repository.ts'
import { fillIn, webhookOf } from './trigger-values.ts'

interface Triggered {
  readonly instanceId: string
  readonly runId: string
  readonly nodeId: string
}

const isWaiting = ({ state }: Held, runId: string) => state.runs.some(({ id, status }) => id === runId && status === 'active')

/** Tells the instance what became of its trigger; one that was sent back or ended meanwhile wants to know nothing. */
const report = (ctx: Ctx, { instanceId, runId }: Triggered, action: Action, more?: (ctx: Ctx) => Promise<unknown>) =>
  inTransaction(ctx, async (ctx) => {
    const held = await holdInstance(ctx, instanceId)
    if (!held || !isWaiting(held, runId)) return
    await more?.(ctx)
    await takeStep(ctx, held, action)
  })

const sendMail = async (
  ctx: Ctx,
  triggered: Triggered,
  { instance, process, state }: Held,
  { email }: Extract<TriggerProps, { type: 'EMAIL' }>,
) => {
  const formIn = await labelledForm(ctx, instance.school_id, process.form)
  const fill = (text: string) => fillIn(text, formIn(defaultLanguage), state.values)
  return report(ctx, triggered, { kind: 'trigger_done', runId: triggered.runId }, async (ctx) => {
    const subject = fill(email.subject).replaceAll(/[\r\n]/g, ' ')
    const lines = fill(email.content).split('\n')
    const { name } = await requireSchool(ctx, instance.school_id)
    const html = htmlMail({ language: defaultLanguage, title: subject, lines, sender: name })
    for (const to of email.to) await queueMail(ctx, { to: fill(to), subject, text: lines.join('\n'), html })
  })
}

interface Outcome {
  readonly status: number | null
  readonly fault: DeliveryFault | null
}

const faults: Readonly<Record<OutsideFailureKind, DeliveryFault>> = {
  unreachable: 'no_answer',
  refused: 'not_allowed',
  misconfigured: 'not_configured',
}

const outcomeOf = async ({ services: { webhooks } }: Ctx, webhook: ReturnType<typeof webhookOf>): Promise<Outcome> => {
  if (!webhooks) return { status: null, fault: 'not_configured' }
  try {
    const { status } = await webhooks.send(webhook)
    return { status, fault: status >= 200 && status < 300 ? null : 'not_accepted' }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    return { status: null, fault: faults[error.kind] }
  }
}

/** Asked outside of any transaction; what came back is written with what follows from it. */
const callOther = async (ctx: Ctx, triggered: Triggered, held: Held, { http }: Extract<TriggerProps, { type: 'WEBHOOK' }>) => {
  const { instance, process, state } = held
  const webhook = webhookOf(http, triggered.runId, (text) => fillIn(text, process.form, state.values))
  const attempt = (state.runs.find(({ id }) => id === triggered.runId)?.failures ?? 0) + 1
  const note = (outcome: Outcome) => (ctx: Ctx) =>
    insertDelivery(ctx.sql, {
      ...outcome,
      schoolId: instance.school_id,
      instanceId: instance.id,
      runId: triggered.runId,
      url: http.url,
      attempt,
      now: ctx.now(),
    })
  const outcome = await outcomeOf(ctx, webhook)
  const { runId } = triggered
  const action: Action = outcome.fault ? { kind: 'trigger_failed', runId, error: outcome.fault } : { kind: 'trigger_done', runId }
  await report(ctx, triggered, action, note(outcome))
}

const run = async (ctx: Ctx, triggered: Triggered) => {
  const held = await readInstance(ctx, triggered.instanceId)
  if (!held || !isWaiting(held, triggered.runId)) return
  const node = indexOf(held.process.tree).get(triggered.nodeId)?.node
  if (node?.type !== 'TRIGGER') return
  if (node.props.type === 'EMAIL') await sendMail(ctx, triggered, held, node.props)
  else await callOther(ctx, triggered, held, node.props)
}

/**
 * Runs a trigger at least once: a mail, or a signed call of another system with a key that stays the same. Nobody comes back to a job that is
 * given up, so that its instance hears of it then.
 */
export const runTrigger = async (ctx: Ctx, triggered: Triggered, { isLast }: Attempt) => {
  try {
    await run(ctx, triggered)
  } catch (error) {
    if (!isLast) throw error
    const { instanceId, runId } = triggered
    ctx.services.log.error({ err: error, instanceId }, 'A trigger of an approval could not be run.')
    await report(ctx, triggered, { kind: 'trigger_failed', runId, error: 'not_run' })
  }
}
