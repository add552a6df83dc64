import { dropUserMailInfo, setUserMailInfo, testUserMailSend, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { useAct } from '../../../api/use-act.ts'
import { useRead } from '../../../api/use-read.ts'
import { MailboxCard } from '../../../domain/mailbox/mailbox-card.tsx'
import { MailboxForm } from '../../../domain/mailbox/mailbox-form.tsx'
import { useTestMail } from '../../../domain/mailbox/use-test-mail.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '../../../parts/page/page.css'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import './mailbox.css'
import { ownMailboxWords } from './words.ts'

const changes = [userMailInfo]

/** The mailbox through which my certificates leave. */
export default function MailboxScreen() {
  const words = useWords(ownMailboxWords)
  const read = useRead(userMailInfo, {})
  const save = useAct(setUserMailInfo, { changes, quiet: true })
  const drop = useAct(dropUserMailInfo, { changes })
  const trial = useTestMail(testUserMailSend, userMailInfo)
  return (
    <div className="page">
      <Show read={read}>
        {({ schoolHasMail, mailbox }) => (
          <>
            <p className="page-lead">{schoolHasMail ? words.schoolHas : words.schoolHasNot}</p>
            {mailbox && <MailboxCard mailbox={mailbox} {...trial} onRemove={() => drop.act({})} isRemoving={drop.isActing} />}
            <MailboxForm
              key={mailbox?.address ?? ''}
              known={mailbox}
              keep="mailbox"
              onSave={save.act}
              renderHelp={(type) => (
                <PathLink to={certificatesPaths.mailboxCode} query={{ type }} className="mailbox-code-link">
                  {words.howToCode}
                </PathLink>
              )}
            />
          </>
        )}
      </Show>
    </div>
  )
}
