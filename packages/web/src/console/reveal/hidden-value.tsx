import { type hiddenFields, revealField } from '@campus/contract/records/changes.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useForm } from '../../form/use-form.ts'
import { ConsoleDialog } from '../dialog/console-dialog.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import './reveal.css'
import { revealWords } from './words.ts'

const Reasoned = z.object({ reason: revealField.body.shape.reason })

interface RevealDialogProps {
  readonly title: string
  readonly onGive: (reason: string) => Promise<void>
  readonly onClose: () => void
}

function RevealDialog({ title, onGive, onClose }: RevealDialogProps) {
  const words = useWords(revealWords)
  const form = useForm(Reasoned, { reason: '' })
  return (
    <ConsoleDialog title={title} onClose={onClose}>
      <p>{words.revealText}</p>
      <Form
        form={form}
        label={title}
        onSubmit={async ({ reason }) => {
          await onGive(reason)
          onClose()
        }}
      >
        <TextAreaField form={form} name="reason" label={words.reason} max={500} rows={3} />
        <FormButtons form={form} onCancel={onClose}>
          {words.reveal}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}

interface HiddenValueProps {
  readonly personId: string
  readonly field: (typeof hiddenFields)[number]
  /** How the field is called beside it. */
  readonly name: string
  readonly masked: string
}

/** A masked value; a reason opens it until the screen is left. */
export function HiddenValue({ personId, field, name, masked }: HiddenValueProps) {
  const words = useWords(revealWords)
  const [shown, setShown] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { act } = useAction(revealField, { quiet: true })
  const title = words.revealName(name)
  if (masked === '') return '—'
  return (
    <span className="hidden-value">
      <span>{shown ?? masked}</span>
      {shown === undefined && (
        <Button size="small" aria-label={title} onClick={() => setIsAsking(true)}>
          {words.reveal}
        </Button>
      )}
      {isAsking && (
        <RevealDialog
          title={title}
          onGive={async (reason) => setShown((await act({ personId, field, reason })).value)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  )
}
