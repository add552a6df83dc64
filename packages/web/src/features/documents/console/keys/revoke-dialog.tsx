import { revokeSigner, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { keysWords } from './words.ts'

const Revoking = z.object({
  since: z
    .string()
    .min(1)
    .refine((typed) => toInstant(typed) !== undefined, 'wrong')
    .refine((typed) => new Date(typed).getTime() <= Date.now(), 'not_future'),
  reason: revokeSigner.body.shape.reason,
})

interface RevokeDialogProps {
  readonly id: string
  readonly serial: string
  readonly onClose: () => void
}

/** For a certificate that is out of use: what it signed from a moment on is not trusted any more. */
export function RevokeDialog({ id, serial, onClose }: RevokeDialogProps) {
  const words = useWords(keysWords)
  const [now] = useState(() => toLocalTime(Date.now()))
  const form = useForm(Revoking, { since: now, reason: '' })
  const { act } = useAction(revokeSigner, { changes: [signingKeys], quiet: true })
  return (
    <ConsoleDialog title={words.revokeTitle(serial.slice(0, 8))} onClose={onClose}>
      <p>{words.revokeText}</p>
      <Form
        form={form}
        label={words.revoke}
        onSubmit={async ({ since, reason }) => {
          await act({ id, since: toInstant(since) ?? since, reason })
          toast(words.isRevoked, 'success')
          onClose()
        }}
      >
        <TextField form={form} name="since" label={words.since} type="datetime-local" />
        <TextAreaField form={form} name="reason" label={words.reason} max={200} rows={3} />
        <FormButtons form={form} onCancel={onClose} color="danger">
          {words.revoke}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
