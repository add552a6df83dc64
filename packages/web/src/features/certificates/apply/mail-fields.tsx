import { mailMinutes } from '@campus/contract/certificates/delivery.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useController } from 'react-hook-form'
import type { ApplicationForm } from '../../../domain/certificate/application-schema.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { OutageNotice } from '../../../domain/outage/outage-notice.tsx'
import { CcField } from '../../../domain/recipients/cc-field.tsx'
import { NoMail } from '../../../domain/recipients/no-mail.tsx'
import { recipientWords } from '../../../domain/recipients/words.ts'
import { applyFormWords } from './words.ts'

/** Where the mail goes. */
export function MailFields({ form }: { readonly form: ApplicationForm }) {
  const words = useWords(recipientWords)
  const { mail } = useWords(applyFormWords)
  const { field, fieldState } = useController({ control: form.control, name: 'ccEmails' })
  return (
    <section className="page-card" aria-labelledby="mail">
      <h2 id="mail">{mail}</h2>
      <NoMail />
      <OutageNotice service="mail" />
      <TextField form={form} name="email" type="email" label={words.to} autoComplete="email" />
      <CcField chosen={field.value ?? []} onChange={field.onChange} error={fieldState.error?.message} />
      <p className="page-note">{words.takes(mailMinutes.least, mailMinutes.most)}</p>
    </section>
  )
}
