import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { Ctx } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { type Channel, findHolderByChannel, type Holder } from '../../people/person/holder.service.ts'
import { spendCode } from '../codes/code.service.ts'
import { type Attempt, forgiveAttempts, guardAttempt } from '../login-guard/login-guard.service.ts'
import { recordLogin } from '../login-guard/login-log.service.ts'

/** Returns the owner of the phone or address if the code sent there is right. Not to be called inside a transaction. */
export const proveCode = async (
  ctx: Ctx,
  { channel, code, captcha, ...attempt }: Attempt & { channel: Channel; code: string; captcha?: CaptchaProof | undefined },
): Promise<Holder> => {
  const { keys } = await guardAttempt(ctx, attempt, captcha, false)
  const { schoolId, userType, account: target } = attempt
  const holder = await findHolderByChannel(ctx, { schoolId, userType, channel, target })
  try {
    await spendCode(ctx, { schoolId, purpose: 'login', channel, target, code })
    if (!holder) throw refuse('code_wrong')
  } catch (error) {
    if (error instanceof Refusal)
      await recordLogin(ctx, { schoolId, personId: holder?.id ?? null, way: channel, outcome: 'refused', reason: error.code })
    throw error
  }
  await forgiveAttempts(ctx, keys)
  return holder
}
