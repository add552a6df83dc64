import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import { correctCaseIdCard, reviewedCase } from '@campus/contract/registration/console/cases.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

const Typed = z.object({ idCard: IdCardNumber, notes: correctCaseIdCard.body.shape.notes })

interface IdCardDialogProps {
  readonly shown: ReviewedCase
  readonly onClose: () => void
}

/** Puts a mistyped ID number right by the papers; it can be done once. */
export function IdCardDialog({ shown: { id, name }, onClose }: IdCardDialogProps) {
  const words = useWords(caseDetailWords)
  const form = useForm(Typed, { idCard: '', notes: '' })
  const { act } = useAction(correctCaseIdCard, { changes: [reviewedCase], quiet: true })
  return (
    <ConsoleDialog title={`${words.correctIdCard} · ${name}`} onClose={onClose}>
      <p>{words.correctOnce}</p>
      <Form
        form={form}
        label={words.correctIdCard}
        onSubmit={async ({ idCard, notes }) => {
          await act({ id, notes, idCard })
          toast(words.idCardCorrected, 'success')
          onClose()
        }}
      >
        <TextField form={form} name="idCard" label={words.idCard} autoComplete="off" maxLength={30} />
        <TextAreaField form={form} name="notes" label={words.correctNotes} hint={words.correctNotesHint} max={500} rows={2} />
        <FormButtons form={form} onCancel={onClose}>
          {words.correctIdCard}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
