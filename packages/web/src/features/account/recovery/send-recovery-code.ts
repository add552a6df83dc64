import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { send } from '../../../api/send.ts'
import { type Channel, type RecoveryProgress, recoveryProgress } from './recovery-progress.ts'

/** Sends the code of a recovery that was begun, and remembers when the next may be asked for. */
export const sendRecoveryCode = async (progress: RecoveryProgress, channel: Channel, captcha?: CaptchaProof) => {
  const { schoolId, userType, recoveryId, nextCodeAt } = progress
  const sent = await send(channel === 'phone' ? sendPhoneCode : sendEmailCode, { schoolId, userType, recoveryId, captcha })
  recoveryProgress.keep({ ...progress, nextCodeAt: { ...nextCodeAt, [channel]: Date.now() + sent.resendAfter * 1000 } })
  return sent
}
