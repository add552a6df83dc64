import { dropUserMailInfo, setUserMailInfo, testUserMailSend, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { MailboxCard } from '../../../domain/mailbox/mailbox-card.tsx'
import { MailboxForm } from '../../../domain/mailbox/mailbox-form.tsx'
import { useTestMail } from '../../../domain/mailbox/use-test-mail.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './mailbox.css'
import { ownMailboxWords } from './words.ts'

const changes = [userMailInfo]

/** The mailbox through which my certificates leave. */
export default function MailboxScreen() {
  const words = useWords(ownMailboxWords)
  const read = useRead(userMailInfo, {})
  const save = useAction(setUserMailInfo, { changes, quiet: true })
  const drop = useAction(dropUserMailInfo, { changes })
  const trial = useTestMail(testUserMailSend, userMailInfo)
  return (
    <div className="page">
      <QueryView read={read}>
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
      </QueryView>
    </div>
  )
}
