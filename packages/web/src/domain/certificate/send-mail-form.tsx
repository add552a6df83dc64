import { mailMinutes, mailStatus, sendMail } from '@campus/contract/certificates/delivery.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { useAction } from '../../api/use-action.ts'
import { useForm } from '../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { OutageNotice } from '../outage/outage-notice.tsx'
import { CcField } from '../recipients/cc-field.tsx'
import { NoMail } from '../recipients/no-mail.tsx'
import { recipientWords } from '../recipients/words.ts'
import { sendMailWords } from './send-mail-words.ts'

interface SendMailFormProps {
  readonly documentId: string
  readonly email?: string
  readonly ccEmails?: readonly string[]
  readonly onDone: () => void
}

/** Sends a document of mine by mail, to the address it went to before or to another. */
export function SendMailForm({ documentId, email = '', ccEmails, onDone }: SendMailFormProps) {
  const words = useWords(sendMailWords)
  const recipients = useWords(recipientWords)
  const form = useForm(sendMail.body, { documentId, email, ccEmails: [...(ccEmails ?? [])] })
  const { field, fieldState } = useController({ control: form.control, name: 'ccEmails' })
  const { act } = useAction(sendMail, { changes: [mailStatus], quiet: true })
  return (
    <Form
      form={form}
      label={words.title}
      onSubmit={async (given) => {
        await act(given)
        toast(words.queued, 'success')
        onDone()
      }}
    >
      <NoMail />
      <OutageNotice service="mail" />
      <TextField form={form} name="email" type="email" label={recipients.to} autoComplete="email" />
      <CcField chosen={field.value ?? []} onChange={field.onChange} error={fieldState.error?.message} />
      <p className="page-note">{recipients.takes(mailMinutes.least, mailMinutes.most)}</p>
      <div className="page-buttons">
        <Button onClick={onDone}>{words.close}</Button>
        <SubmitButton form={form}>{words.send}</SubmitButton>
      </div>
    </Form>
  )
}
