import { type CaptchaProof, captchaImage } from '@campus/contract/account/captcha.ts'
import { send } from '../../api/send.ts'

/** The whole proof without a puzzle, for somebody who has solved one a moment ago. */
export const proveByDevice = async (): Promise<CaptchaProof> => {
  const [{ captchaId, work }, { findWork }] = await Promise.all([send(captchaImage, {}), import('./find-work.ts')])
  return { captchaId, work: await findWork(work.challenge, work.bits, AbortSignal.timeout(60_000)) }
}
