import type { editOwnEmail, editOwnPhone, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { maskEmail, maskPhone } from '@campus/contract/masks.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { type Channel, findHolder, moveChannel } from '../../people/person/holder.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { reportChange } from '../changes/report-change.service.ts'
import { judge, sendCode, spendJudged } from '../codes/code.service.ts'
import { requireCaptchaToSend } from '../codes/code-limits.service.ts'
import { recordProof } from '../proof/proof.service.ts'
import { spendTicketsOf } from '../tickets/ticket.service.ts'

const requireHolder = async (ctx: CallerCtx) => {
  const holder = await findHolder(ctx, ctx.caller.personId)
  if (!holder) throw refuse('not_found')
  return holder
}

const addressOf = (ctx: CallerCtx, channel: Channel, target: string) =>
  ({ schoolId: ctx.caller.schoolId, purpose: 'change', channel, target }) as const

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

/** A new channel gets its code whether or not another account has it: who it belongs to shows only to who holds it. */
export const sendToChannel = async (ctx: CallerCtx, asked: InputOf<typeof sendChannelCode>): Promise<OutputOf<typeof sendChannelCode>> => {
  const { channel, captcha } = asked
  const holder = await requireHolder(ctx)
  const old = holder[channel]
  if (asked.to === 'old' && !old) throw refuse('channel_missing')
  const target = asked.to === 'old' ? old : asked[channel]
  if (!target) throw refuse('bad_input', { fields: { [channel]: say(fieldTexts.required, ctx.language) } })
  if (asked.to === 'new' && isSame(old, target)) throw refuse('channel_same')
  const address = addressOf(ctx, channel, target)
  const { isCaptchaAlwaysWanted } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const recipient = { to: target, language: holder.language }
  await requireCaptchaToSend(ctx, address, recipient, captcha, isCaptchaAlwaysWanted)
  return sendCode(ctx, address, recipient)
}

interface Change {
  readonly channel: Channel
  readonly target: string
  readonly newCode: string
  readonly oldCode: string | undefined
}

/** Both codes are checked before either is used up: a typo in one does not cost the other. */
const proveBoth = async (ctx: CallerCtx, { channel, target, newCode, oldCode }: Change, old: string | null) => {
  if (old && !oldCode) throw refuse('bad_input', { fields: { oldCode: say(fieldTexts.required, ctx.language) } })
  const proofs = [
    { field: 'newCode', target, code: newCode },
    ...(old && oldCode ? [{ field: 'oldCode', target: old, code: oldCode }] : []),
  ]
  const judged = []
  for (const { field, ...proof } of proofs)
    judged.push({ field, id: await judge(ctx, { ...addressOf(ctx, channel, proof.target), code: proof.code }) })
  const wrong = judged.filter(({ id }) => id === undefined)
  if (wrong.length === 0) return judged.flatMap(({ id }) => id ?? [])
  const text = say(accountRefusals.code_wrong, ctx.language)
  throw refuse('code_wrong', { fields: Object.fromEntries(wrong.map(({ field }) => [field, text])) })
}

const change = async (ctx: CallerCtx, wanted: Change) => {
  const { channel, target } = wanted
  const holder = await requireHolder(ctx)
  const old = holder[channel]
  if (isSame(old, target)) throw refuse('channel_same')
  const codeIds = await proveBoth(ctx, wanted, old)
  await inTransaction(ctx, async (ctx) => {
    await spendJudged(ctx, codeIds)
    // The code on the old channel is the proof of the moment, and counts like any other.
    if (old) await recordProof(ctx, { sessionId: ctx.caller.sessionId, kind: channel })
    await moveChannel(ctx, { personId: holder.id, channel, from: old, to: target })
    // A recovery that was begun over the old channel must not be ended there.
    await spendTicketsOf(ctx, holder.id)
    await record(ctx, { action: 'account.channel_changed', subjectKind: 'person', subjectId: holder.id, details: { channel } })
    const masked = channel === 'phone' ? maskPhone(target) : maskEmail(target)
    await reportChange(ctx, holder, { kind: 'channel', shown: { channel, masked }, undo: { channel, from: old, to: target } })
  })
}

export const changeEmail = async (ctx: CallerCtx, { email, newCode, oldCode }: InputOf<typeof editOwnEmail>) => {
  await change(ctx, { channel: 'email', target: email, newCode, oldCode })
  return { email: maskEmail(email) }
}

export const changePhone = async (ctx: CallerCtx, { phone, newCode, oldCode }: InputOf<typeof editOwnPhone>) => {
  await change(ctx, { channel: 'phone', target: phone, newCode, oldCode })
  return { phone: maskPhone(phone) }
}
