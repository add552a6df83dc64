import { captchaImage } from '@campus/contract/account/captcha.ts'
import { sha256 } from '../platform/digest.ts'
import { type AskOptions, asker } from './ask.ts'

const isEnough = (digest: Buffer, bits: number) => digest.readUInt32BE(0) < 2 ** (32 - bits)

/** Proves a captcha as a device without eyes does: by work. */
export const solveCaptcha = async (url: string, options: AskOptions = {}, wanted = 0) => {
  const { data } = await asker(url)(captchaImage, {}, options)
  const { challenge } = data.work
  const bits = Math.max(wanted, data.work.bits)
  for (let tries = 0; tries < 20_000_000; tries += 1) {
    const work = tries.toString(36)
    if (isEnough(sha256(`${challenge}:${work}`), bits)) return { captchaId: data.captchaId, work }
  }
  throw new Error('no work was found')
}
