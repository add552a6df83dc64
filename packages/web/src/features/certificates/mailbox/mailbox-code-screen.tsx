import type { OutputOf } from '@campus/contract/call.ts'
import { MailboxType, mailboxHosts, setUserMailInfo, testUserMailSend, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { CodeSteps, MailboxTypes } from '../../../domain/mailbox/code-steps.tsx'
import { useTestMail } from '../../../domain/mailbox/use-test-mail.ts'
import { mailboxWords } from '../../../domain/mailbox/words.ts'
import { useForm } from '../../../form/use-form.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { codeWords } from './words.ts'

const Code = z.object({ authCode: z.string().trim().min(1).max(200) })

type Mailbox = NonNullable<OutputOf<typeof userMailInfo>['mailbox']>

/** A new code for the mailbox that is known already, and whether it works. */
function CodeForm({ mailbox: { type, host, port, isSecure, address } }: { readonly mailbox: Mailbox }) {
  const words = useWords(mailboxWords)
  const { save } = useWords(codeWords)
  const form = useForm(Code, { authCode: '' })
  const { act } = useAction(setUserMailInfo, { changes: [userMailInfo], quiet: true })
  const { test, isTesting } = useTestMail(testUserMailSend, userMailInfo)
  return (
    <section className="page-card" aria-labelledby="code-of">
      <h2 id="code-of">{address}</h2>
      <Form
        form={form}
        label={words.code}
        onSubmit={async ({ authCode }) => {
          await act({ type, host, port, isSecure, address, authCode })
          toast(words.saved, 'success')
          form.reset({ authCode: '' })
        }}
      >
        <PasswordField form={form} name="authCode" label={words.code} hint={words.codeHint} autoComplete="new-password" />
        <SubmitButton form={form}>{save}</SubmitButton>
      </Form>
      <Button loading={isTesting} onClick={() => void test()}>
        {words.test}
      </Button>
    </section>
  )
}

/** How to get the code for each kind of mailbox, the field for it, and a test. */
export default function MailboxCodeScreen() {
  const words = useWords(codeWords)
  const { data } = useRead(userMailInfo, {}, { background: true })
  const asked = MailboxType.safeParse(useQueryOf(certificatesPaths.mailboxCode).type).data
  const type = asked ?? data?.mailbox?.type ?? 'qq'
  const server = type === 'other' ? undefined : mailboxHosts[type]
  return (
    <div className="page">
      <p className="page-lead">{words.lead}</p>
      <section className="page-card" aria-labelledby="steps">
        <h2 id="steps">{words.steps}</h2>
        <MailboxTypes value={type} onChoose={(chosen) => void redirect(certificatesPaths.mailboxCode, { type: chosen })} />
        <CodeSteps type={type} />
        {server && (
          <p className="page-note">
            {words.server}: {server.host}:{server.port}
          </p>
        )}
      </section>
      {data?.mailbox ? (
        <CodeForm mailbox={data.mailbox} />
      ) : (
        <section className="page-card">
          <p className="page-note">{words.setFirst}</p>
          <Button color="primary" onClick={() => void open(certificatesPaths.mailbox)}>
            {words.toMailbox}
          </Button>
        </section>
      )}
    </div>
  )
}
