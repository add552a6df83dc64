import { Refusal } from '@campus/client/failures.ts'
import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import { z } from 'zod'
import { proveByDevice } from './prove-by-device.ts'

const MoreWork = z.object({ bits: z.number().int().max(24) })

/** After many failed logins on an account the server demands work instead of a picture: the device does it while the person waits. */
export const withMoreWork = async <T>(
  proof: CaptchaProof | undefined,
  action: (proof: CaptchaProof | undefined) => Promise<T>,
): Promise<T> => {
  try {
    return await action(proof)
  } catch (error) {
    const demanded = error instanceof Refusal && error.code === 'captcha_required' ? MoreWork.safeParse(error.facts) : undefined
    if (!demanded?.success) throw error
    return action(await proveByDevice(demanded.data.bits))
  }
}
