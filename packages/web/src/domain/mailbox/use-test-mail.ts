import type { CallShape } from '@campus/contract/call.ts'
import type { testUserMailSend } from '@campus/contract/certificates/delivery.ts'
import type { testSchoolMailbox } from '@campus/contract/console/certificate-mail.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAct } from '../../api/use-act.ts'
import { mailboxWords } from './words.ts'

export interface MailTrial {
  readonly test: () => Promise<void>
  readonly isTesting: boolean
}

/** Sends a short letter through a mailbox to itself, and says what was wrong if it does not go. */
export const useTestMail = (call: typeof testUserMailSend | typeof testSchoolMailbox, known: CallShape): MailTrial => {
  const words = useWords(mailboxWords)
  const { act, isActing } = useAct(call, { changes: [known] })
  const test = () =>
    act({}).then(
      () => toast(words.tested, 'success'),
      () => undefined,
    )
  return { test, isTesting: isActing }
}
