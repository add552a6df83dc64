import { hiddenFields, revealField } from '@campus/contract/records/changes.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import '../../../console/look/console-look.css'
import { Facts } from '../../../console/look/facts.tsx'
import { useForm } from '../../../form/use-form.ts'
import { studentWords } from '../words.ts'
import './student.css'
import type { StudentData } from './student-data.ts'

type Hidden = (typeof hiddenFields)[number]

const Reasoned = z.object({ reason: revealField.body.shape.reason })

interface RevealDialogProps {
  readonly title: string
  readonly onGive: (reason: string) => Promise<void>
  readonly onClose: () => void
}

function RevealDialog({ title, onGive, onClose }: RevealDialogProps) {
  const words = useWords(studentWords)
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

/** A masked value; a reason opens it until the screen is left. */
function HiddenValue({ personId, field, masked }: { readonly personId: string; readonly field: Hidden; readonly masked: string }) {
  const words = useWords(studentWords)
  const [shown, setShown] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { act } = useAction(revealField, { quiet: true })
  const title = words.revealName(words[field])
  if (masked === '') return '—'
  return (
    <span className="student-hidden">
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

export function PersonCard({ student }: { readonly student: StudentData }) {
  const words = useWords(studentWords)
  const say = useSay()
  const { personId, studentId, name, pinyin } = student
  return (
    <section className="console-card" aria-labelledby="student-person">
      <h2 id="student-person">{words.person}</h2>
      <Facts
        facts={[
          [words.studentId, studentId],
          [say(fieldNames.name), name],
          [say(fieldNames.pinyin), pinyin],
          ...hiddenFields.map(
            (field) => [words[field], <HiddenValue key={field} personId={personId} field={field} masked={student[field]} />] as const,
          ),
        ]}
      />
    </section>
  )
}
