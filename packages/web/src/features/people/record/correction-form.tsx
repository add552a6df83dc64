import { FileId } from '@campus/contract/files/own-files.ts'
import { askCorrection, ownCorrections } from '@campus/contract/people/corrections.ts'
import { emergencyContacts } from '@campus/contract/people/emergency-contacts.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { pictureRule, sentBefore, usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { useKept } from '../../../form/use-kept.ts'
import { atTheValue, type CorrectedField, correctionSchema } from './correction-values.ts'
import { recordWords } from './words.ts'

interface CorrectionFormProps {
  readonly field: CorrectedField
  readonly contactId?: string | undefined
  readonly onSent: () => void
}

const onePicture = { ...pictureRule, maxCount: 1 }

export function CorrectionForm({ field, contactId, onSent }: CorrectionFormProps) {
  const words = useWords(recordWords)
  const [evidence, keepEvidence] = useKept(`correction-${field}-evidence`, FileId)
  const { send, isSending } = usePictureUploads()
  const form = useForm(correctionSchema(field), { name: '', idCard: '', reason: '' }, { keep: `correction-${field}` })
  const { act } = useAction(askCorrection, { changes: [ownCorrections, emergencyContacts], quiet: true })

  const ask = async ({ name, idCard, reason }: { readonly name: string; readonly idCard: string; readonly reason: string }) => {
    const value = field === 'name' ? name : idCard
    try {
      await act({ field, value, reason, ...(contactId && { contactId }), ...(evidence && { evidence }) })
    } catch (error) {
      throw atTheValue(error, field)
    }
    toast(words.sent, 'success')
    // Before the next, empty form looks for a draft.
    form.forgetDraft()
    keepEvidence(undefined)
    onSent()
  }

  return (
    <Form form={form} label={words.ask} onSubmit={ask}>
      {field === 'name' ? (
        <TextField form={form} name="name" label={words.rightName} autoComplete="off" />
      ) : (
        <TextField form={form} name="idCard" label={words.rightIdCard} hint={words.idCardHint} autoComplete="off" />
      )}
      <TextAreaField form={form} name="reason" label={words.reason} max={500} rows={3} />
      <UploadField
        label={words.evidence}
        optional
        rule={onePicture}
        send={send}
        sentBefore={sentBefore(evidence ? [evidence] : [])}
        onChange={([first]) => keepEvidence(first)}
      />
      <SubmitButton form={form} isWaiting={isSending}>
        {words.send}
      </SubmitButton>
    </Form>
  )
}
