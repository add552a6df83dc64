import { useComplaint } from '@campus/ui/form/form-field.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { SignatureChoice } from '../signature/signature-choice.tsx'
import type { ApplicationForm } from './application-schema.ts'
import { choiceWords } from './choice-words.ts'

/** The signature that goes onto the certificate. */
export function SignatureField({ form }: { readonly form: ApplicationForm }) {
  const words = useWords(choiceWords)
  const { field } = useController({ control: form.control, name: 'signatureFileId' })
  const complaint = useComplaint({ form, name: 'signatureFileId' })
  return (
    <SignatureChoice
      label={words.signature}
      value={field.value}
      used={words.signatureUsed}
      complaint={complaint && words.signatureNeeded}
      onChange={(fileId) => form.setValue('signatureFileId', fileId, { shouldValidate: true, shouldDirty: true })}
    />
  )
}
