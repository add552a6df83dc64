import { captchaImage } from '@campus/contract/account/captcha.ts'
import { sha256 } from '../platform/digest.ts'
import { type AskOptions, asker } from './ask.ts'

const isEnough = (digest: Buffer, bits: number) => {
  const binary = [...digest.subarray(0, 8)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return binary.startsWith('0'.repeat(bits))
}

/** Proves a captcha as a device without eyes does: by work. */
export const solveCaptcha = async (url: string, options: AskOptions = {}) => {
  const { data } = await asker(url)(captchaImage, {}, options)
  const { challenge, bits } = data.work
  for (let tries = 0; tries < 5_000_000; tries += 1) {
    const work = tries.toString(36)
    if (isEnough(sha256(`${challenge}:${work}`), bits)) return { captchaId: data.captchaId, work }
  }
  throw new Error('no work was found')
}
