import { dropSchoolMailbox, schoolMailbox, setSchoolMailbox, testSchoolMailbox } from '@campus/contract/certificates/console.ts'
import type { MailboxType } from '@campus/contract/certificates/delivery.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { CodeSteps } from '../../../domain/mailbox/code-steps.tsx'
import { MailboxCard } from '../../../domain/mailbox/mailbox-card.tsx'
import { MailboxForm } from '../../../domain/mailbox/mailbox-form.tsx'
import { mailboxNames } from '../../../domain/mailbox/mailbox-types.ts'
import { useTestMail } from '../../../domain/mailbox/use-test-mail.ts'
import '../../../console/look/console-look.css'
import { schoolMailboxWords } from './words.ts'

const changes = [schoolMailbox]

function HowTo({ type }: { readonly type: MailboxType }) {
  const words = useWords(schoolMailboxWords)
  const say = useSay()
  return (
    <section className="console-card">
      <h2>{words.howTo(say(mailboxNames[type]))}</h2>
      <CodeSteps type={type} />
    </section>
  )
}

/** The mailbox through which the school sends certificates. */
export default function MailboxScreen() {
  const words = useWords(schoolMailboxWords)
  const read = useRead(schoolMailbox, {})
  const save = useAction(setSchoolMailbox, { changes, quiet: true })
  const drop = useAction(dropSchoolMailbox, { changes })
  const trial = useTestMail(testSchoolMailbox, schoolMailbox)
  const stands = read.data && (read.data.mailbox ? words.has : read.data.schoolHasMail ? words.installation : words.none)
  return (
    <ConsoleFrame screen={consolePaths.mailbox} lead={stands}>
      <QueryView read={read}>
        {({ mailbox }) => (
          <>
            {mailbox && <MailboxCard mailbox={mailbox} {...trial} onRemove={() => drop.act({})} isRemoving={drop.isActing} />}
            <div className="console-columns">
              <MailboxForm
                key={mailbox?.address ?? ''}
                known={mailbox}
                keep="school-mailbox"
                onSave={save.act}
                renderExtra={(type) => <HowTo type={type} />}
              />
            </div>
          </>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
