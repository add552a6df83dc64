import { Refusal } from '@campus/client/failures.ts'
import { explainIssue } from '@campus/contract/field-texts.ts'
import { currentLanguage } from '@campus/ui/words/language-store.ts'
import type { CaptchaState } from './use-captcha.ts'

/** Before a code is sent: where a captcha is wanted, its answer has to be there; the complaint stands at `captchaAnswer`. */
export const requireAnswer = (captcha: CaptchaState, answer: string): void => {
  const issue = captcha.answer.safeParse(answer).error?.issues[0]
  if (!issue) return
  const message = explainIssue(issue, currentLanguage())
  throw new Refusal('captcha_required', message, { captchaAnswer: message })
}
