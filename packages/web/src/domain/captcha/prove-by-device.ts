import { type CaptchaProof, captchaImage } from '@campus/contract/account/captcha.ts'
import { send } from '../../api/send.ts'

const workTimeout = 120_000

/** The whole proof without a puzzle: for somebody who has solved one a moment ago, or where the server demands more work than usual. */
export const proveByDevice = async (bits = 0): Promise<CaptchaProof> => {
  const [{ captchaId, work }, { findWork }] = await Promise.all([send(captchaImage, {}), import('./find-work.ts')])
  return { captchaId, work: await findWork(work.challenge, Math.max(bits, work.bits), AbortSignal.timeout(workTimeout)) }
}
