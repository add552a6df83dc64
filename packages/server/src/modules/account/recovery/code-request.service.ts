import type { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { Ctx } from '../../../context/context.ts'
import { type Channel, findHolderByChannel } from '../../people/person/holder.service.ts'
import { sendCode } from '../codes/code.service.ts'
import { requireCaptchaToSend } from '../codes/code-limits.service.ts'
import { requireWay } from '../login/login.service.ts'
import { sendRecoveryCode } from './recovery.service.ts'

type Asked = Pick<InputOf<typeof sendPhoneCode>, 'schoolId' | 'userType' | 'captcha'>

const sendLoginCode = async (ctx: Ctx, channel: Channel, { schoolId, userType, captcha }: Asked, target: string) => {
  const { isCaptchaAlwaysWanted } = await requireWay(ctx, { schoolId, userType, way: channel })
  const address = { schoolId, purpose: 'login', channel, target } as const
  const holder = await findHolderByChannel(ctx, { schoolId, userType, channel, target })
  const recipient = holder?.isActive ? { to: target, personId: holder.id, language: holder.language } : undefined
  await requireCaptchaToSend(ctx, address, recipient, captcha, isCaptchaAlwaysWanted)
  return sendCode(ctx, address, recipient)
}

const request = (ctx: Ctx, channel: Channel, asked: Asked & { recoveryId?: string | undefined }, target = '') =>
  asked.recoveryId ? sendRecoveryCode(ctx, { recoveryId: asked.recoveryId, channel }) : sendLoginCode(ctx, channel, asked, target)

/** One call serves two cases: a login that names its target, and a recovery that knows it. */
export const requestPhoneCode = (ctx: Ctx, given: InputOf<typeof sendPhoneCode>) => request(ctx, 'phone', given, given.phone)
export const requestEmailCode = (ctx: Ctx, given: InputOf<typeof sendEmailCode>) => request(ctx, 'email', given, given.email)
