import { mailMinutes, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { useController } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import type { ApplicationForm } from '../../../parts/certificate/application-schema.ts'
import { TextField } from '../../../parts/form/text-field.tsx'
import '../../../parts/page/page.css'
import { CcField } from '../../../parts/recipients/cc-field.tsx'
import { recipientWords } from '../../../parts/recipients/words.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { useWords } from '../../../words/words.ts'
import './mail-fields.css'
import { applyFormWords } from './words.ts'

/** Nobody can send it: the school has no mailbox, and I have not set one up. */
function NoMail() {
  const words = useWords(applyFormWords)
  const { data } = useRead(userMailInfo, {}, { background: true })
  if (!data || data.schoolHasMail || data.mailbox) return null
  return (
    <p className="mail-missing">
      {words.noMail} <PathLink to={certificatesPaths.mailbox}>{words.toMailbox}</PathLink>
    </p>
  )
}

/** Where the mail goes. */
export function MailFields({ form }: { readonly form: ApplicationForm }) {
  const words = useWords(recipientWords)
  const { mail } = useWords(applyFormWords)
  const { field, fieldState } = useController({ control: form.control, name: 'ccEmails' })
  return (
    <section className="page-card" aria-labelledby="mail">
      <h2 id="mail">{mail}</h2>
      <NoMail />
      <TextField form={form} name="email" type="email" label={words.to} autoComplete="email" />
      <CcField chosen={field.value ?? []} onChange={field.onChange} error={fieldState.error?.message} />
      <p className="page-note">{words.takes(mailMinutes.least, mailMinutes.most)}</p>
    </section>
  )
}
