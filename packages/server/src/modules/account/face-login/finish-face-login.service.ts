import type { confirmFaceLogin, verifyFaceLogin } from '@campus/contract/account/face-login.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maskEmail, maskPhone } from '@campus/contract/masks.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolder, type Holder } from '../../people/person/holder.service.ts'
import { sendCode, spendCode } from '../codes/code.service.ts'
import { recordLogin } from '../login-guard/login-log.service.ts'
import { hasUsedDevice } from '../session/session.repository.ts'
import { issueTicket, peekTicket, spendTicket } from '../tickets/ticket.service.ts'
import { type FaceLogin, issueFaceTicket, readFaceTicket } from './face-login-ticket.ts'

const loginSeconds = 60
const codeSeconds = 600

type Finished = Pick<OutputOf<typeof verifyFaceLogin>, 'loginTicket' | 'codeNeeded'>
type Proved = FaceLogin & { readonly personId: string }

/** The ticket of `userIdLogin`: the second factor is asked for there, as for every other way in. */
const issueLogin = (ctx: Ctx, { schoolId, personId, consent }: Proved) =>
  issueTicket(ctx, { schoolId, personId, purpose: 'login', payload: { way: 'face', consent }, seconds: loginSeconds })

const channelOf = ({ phone, email }: Holder) => {
  if (phone) return { channel: 'phone', target: phone, masked: maskPhone(phone) } as const
  return email ? ({ channel: 'email', target: email, masked: maskEmail(email) } as const) : undefined
}

/** The face fits. On a device on which the account was never open, a code to a channel that the account has is needed as well. */
export const finishFaceLogin = async (ctx: Ctx, login: Proved): Promise<Finished> => {
  const { schoolId, personId } = login
  if (await hasUsedDevice(ctx.sql, { personId, deviceId: ctx.origin.deviceId }))
    return { loginTicket: await issueLogin(ctx, login), codeNeeded: null }
  const holder = await findHolder(ctx, personId)
  const known = holder && channelOf(holder)
  if (!known) {
    await recordLogin(ctx, { schoolId, personId, way: 'face', outcome: 'refused', reason: 'new_device' })
    throw refuse('face_device_unknown')
  }
  const { channel, target, masked } = known
  await sendCode(ctx, { schoolId, purpose: 'login', channel, target }, { to: target, personId, language: holder.language })
  const ticket = await issueFaceTicket(ctx, 'face_code', { ...login, channel }, codeSeconds)
  return { loginTicket: null, codeNeeded: { ticket, to: masked, expiresIn: codeSeconds } }
}

export const confirm = async (ctx: Ctx, { ticket, code }: InputOf<typeof confirmFaceLogin>): Promise<OutputOf<typeof confirmFaceLogin>> => {
  const { personId, channel, ...login } = readFaceTicket(ctx, await peekTicket(ctx, 'face_code', ticket))
  const holder = personId ? await findHolder(ctx, personId) : undefined
  const target = channel && holder?.[channel]
  if (!personId || !target) throw refuse('ticket_invalid')
  await spendCode(ctx, { schoolId: login.schoolId, purpose: 'login', channel, target, code })
  await spendTicket(ctx, 'face_code', ticket)
  return { loginTicket: await issueLogin(ctx, { ...login, personId }) }
}
