import type { KnownMailbox } from '@campus/contract/certificates/delivery.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import '@campus/ui/page/page.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import './mailbox.css'
import { mailboxNames } from './mailbox-types.ts'
import type { MailTrial } from './use-test-mail.ts'
import { mailboxWords } from './words.ts'

interface MailboxCardProps extends MailTrial {
  readonly mailbox: NonNullable<z.infer<typeof KnownMailbox>['mailbox']>
  readonly onRemove: () => Promise<unknown>
  readonly isRemoving: boolean
}

/** The mailbox that is in use, whether it works, and how to be rid of it. */
export function MailboxCard({ mailbox: { type, address, worksSince }, test, isTesting, onRemove, isRemoving }: MailboxCardProps) {
  const words = useWords(mailboxWords)
  const say = useSay()
  const remove = async () => {
    if (!(await ask({ title: words.removeTitle, text: words.removeText, confirm: words.remove }))) return
    await onRemove()
    toast(words.removed, 'success')
  }
  return (
    <section className="page-card" aria-labelledby="current-mailbox">
      <div className="mailbox-head">
        <h2 id="current-mailbox">{address}</h2>
        <StateMark tone={worksSince ? 'good' : 'waiting'} t={words.current} />
      </div>
      <p className="page-note">
        {say(mailboxNames[type])} · {worksSince ? words.works(minuteOf(Date.parse(worksSince))) : words.notTested}
      </p>
      <div className="page-buttons">
        <Button color="primary" fill="outline" loading={isTesting} onClick={() => void test()}>
          {words.test}
        </Button>
        <Button loading={isRemoving} onClick={() => void remove().catch(() => undefined)}>
          {words.remove}
        </Button>
      </div>
      <p className="page-note">{words.testHint}</p>
    </section>
  )
}
