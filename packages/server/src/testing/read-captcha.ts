import { captchaImage } from '@campus/contract/account/captcha.ts'
import { systemContext } from '../context/context.ts'
import { hashAnswer } from '../modules/account/captcha/captcha.service.ts'
import { type AskOptions, asker } from './ask.ts'
import type { TestCampus } from './test-campus.ts'

/**
 * A captcha that is proved by its picture, as most people do it; the work instead takes a hundred times as long. Nobody can tell the
 * answer from what is kept, so the test chooses it.
 */
export const readCaptcha = async ({ url, base }: TestCampus, options: AskOptions = {}, answer = 'ACD34') => {
  const { captchaId } = (await asker(url)(captchaImage, {}, options)).data
  const answerHash = hashAnswer(systemContext(base), answer)
  await base.sql.updateTable('captcha').set({ answer_hash: answerHash }).where('id', '=', captchaId).execute()
  return { captchaId, answer }
}
