import { matchedCase, type NextStep, resendOwnCaseMail } from '@campus/contract/registration/case.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import type { RegistrationCase } from '../case/use-case.ts'
import type { OfMail } from './of-mail.ts'
import { progressWords } from './words.ts'

/** Where notices about a case go, masked; empty where nothing was left. */
export const reachOf = ({ email, phone }: RegistrationCase): string => email || phone

const awaited: ReadonlySet<NextStep> = new Set(['wait_review', 'add_material', 'set_password', 'wait_opening'])

/** The last notice once more, for who lost it or never got it. */
export function ResendButton({ shown, uuid }: OfMail) {
  const words = useWords(progressWords)
  const { act, isActing } = useAction(resendOwnCaseMail, { changes: [matchedCase] })
  const to = reachOf(shown)
  if (to === '' || !awaited.has(shown.nextStep)) return null
  const resend = async () => {
    await act(uuid ? { uuid } : { id: shown.id })
    toast(words.resent(to), 'success')
  }
  return (
    <Button fill="none" color="primary" size="small" loading={isActing} onClick={() => void resend().catch(() => undefined)}>
      {words.resend}
    </Button>
  )
}
