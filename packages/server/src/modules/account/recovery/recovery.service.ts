import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { judgePhoneAndCode, RecoveryProof } from '@campus/contract/account/codes.ts'
import type { findByEmail, findByIdCard, findByPhone, getRecoveryCode, RecoveryBegun } from '@campus/contract/account/recovery.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { maskAccount, maskEmail, maskPhone } from '@campus/contract/masks.ts'
import type { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type Channel, findHolder, findHolderByChannel, findHolderByIdCard, type Holder } from '../../people/person/holder.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { sendCode, spendCode } from '../codes/code.service.ts'
import { begunFromNetwork, channelsOf, RecoveryMemory, recoveryLife } from '../tickets/recovery.rules.ts'
import { issueTicket, peekTicket, spendTicket } from '../tickets/ticket.service.ts'

interface Beginning {
  readonly schoolId: string
  readonly captcha: CaptchaProof
}

/** Found or not, the steps and the answer are the same. */
const begin = async (
  ctx: Ctx,
  { schoolId, captcha }: Beginning,
  memory: RecoveryMemory,
  find: () => Promise<Holder | undefined>,
): Promise<z.infer<typeof RecoveryBegun>> => {
  await requireSchool(ctx, schoolId)
  await requireCaptcha(ctx, captcha)
  const { count, secondsLeft } = await countAttempt(ctx, `recovery:${networkOf(ctx)}`, begunFromNetwork.windowSeconds)
  if (count > begunFromNetwork.max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const holder = await find()
  const personId = holder?.isActive ? holder.id : null
  const seconds = recoveryLife.begunSeconds
  const recoveryId = await issueTicket(ctx, { schoolId, personId, purpose: 'recovery', payload: memory, seconds })
  return { recoveryId, expiresIn: seconds, channels: [...channelsOf[memory.way]] }
}

export const beginByPhone = (ctx: Ctx, given: InputOf<typeof findByPhone>) =>
  begin(ctx, given, { way: 'phone', target: given.phone }, () =>
    findHolderByChannel(ctx, { ...given, channel: 'phone', target: given.phone }),
  )

export const beginByEmail = (ctx: Ctx, given: InputOf<typeof findByEmail>) =>
  begin(ctx, given, { way: 'email', target: given.email }, () =>
    findHolderByChannel(ctx, { ...given, channel: 'email', target: given.email }),
  )

export const beginByIdCard = (ctx: Ctx, given: InputOf<typeof findByIdCard>) => {
  const target = ctx.services.secretBox
    .fingerprint(`${given.schoolId} ${given.userType} ${given.idCard}`, 'recovery.target')
    .toString('hex')
  return begin(ctx, given, { way: 'id_card', target }, () => findHolderByIdCard(ctx, given))
}

const recall = async (ctx: Ctx, recoveryId: string, channel: Channel) => {
  const ticket = await peekTicket(ctx, 'recovery', recoveryId)
  const memory = RecoveryMemory.parse(ticket.payload)
  if (!channelsOf[memory.way].includes(channel)) throw refuse('ticket_invalid')
  const holder = ticket.personId ? await findHolder(ctx, ticket.personId) : undefined
  const address = { schoolId: ticket.schoolId, purpose: 'recover', channel, target: memory.target } as const
  return { memory, holder, address }
}

/** Sends the code of a recovery that was begun, to the phone or address it was begun with, or to what the school knows. */
export const sendRecoveryCode = async (ctx: Ctx, { recoveryId, channel }: InputOf<typeof getRecoveryCode>) => {
  const { memory, holder, address } = await recall(ctx, recoveryId, channel)
  const to = memory.way === 'id_card' ? holder?.[channel] : memory.target
  return sendCode(ctx, address, holder && to ? { to, personId: holder.id, language: holder.language } : undefined)
}

/** The code arrived, so the person is who they say: now masked names may be shown, and one new password set. */
export const judgeCode =
  (channel: Channel) =>
  async (ctx: Ctx, { recoveryId, code }: InputOf<typeof judgePhoneAndCode>): Promise<z.infer<typeof RecoveryProof>> => {
    const { memory, holder, address } = await recall(ctx, recoveryId, channel)
    await spendCode(ctx, { ...address, code })
    if (!holder) throw refuse('code_wrong')
    await spendTicket(ctx, 'recovery', recoveryId)
    const { schoolId, id: personId, number, phone, email } = holder
    const seconds = recoveryLife.provedSeconds
    const ticket = await issueTicket(ctx, { schoolId, personId, purpose: 'new_password', payload: memory, seconds })
    const channels = [...(phone ? [maskPhone(phone)] : []), ...(email ? [maskEmail(email)] : [])]
    return { ticket, expiresIn: seconds, account: maskAccount(number), channels }
  }
