import { application, applications } from '@campus/contract/certificates/applications.ts'
import { mailMinutes, mailStatus, sendMail, sendOrderEmail, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { orderDetail, orders } from '@campus/contract/orders/orders.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { useForm } from '../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { OutageNotice } from '../outage/outage-notice.tsx'
import { CcField } from '../recipients/cc-field.tsx'
import { NoMail } from '../recipients/no-mail.tsx'
import { recipientWords } from '../recipients/words.ts'
import { sendMailWords } from './send-mail-words.ts'

interface SendMailFormProps {
  /** One file, or all files of an order in one mail. */
  readonly what: { readonly documentId: string } | { readonly orderId: string }
  readonly email?: string
  readonly ccEmails?: readonly string[]
  readonly onDone: () => void
}

const changes = [mailStatus, orderDetail, orders, application, applications]

const Recipients = sendMail.body.pick({ email: true, ccEmails: true })

function Filled({ what, email, ccEmails, onDone }: SendMailFormProps & { readonly email: string }) {
  const words = useWords(sendMailWords)
  const recipients = useWords(recipientWords)
  const form = useForm(Recipients, { email, ccEmails: [...(ccEmails ?? [])] })
  const { field, fieldState } = useController({ control: form.control, name: 'ccEmails' })
  const one = useAction(sendMail, { changes, quiet: true })
  const all = useAction(sendOrderEmail, { changes, quiet: true })
  return (
    <Form
      form={form}
      label={words.title}
      onSubmit={async (given) => {
        await ('orderId' in what ? all.act({ ...what, ...given }) : one.act({ ...what, ...given }))
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

/** Sends files of mine by mail, to the address they went to before, otherwise to mine, or to another. */
export function SendMailForm(props: SendMailFormProps) {
  const own = useRead(userMailInfo, {})
  return <QueryView read={own}>{({ ownAddress }) => <Filled {...props} email={props.email || ownAddress} />}</QueryView>
}
