import { addAppraisal, consoleAppraisals } from '@campus/contract/appraisal/console.ts'
import { maxQuestions } from '@campus/contract/appraisal/shapes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Instant } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../console/fields/triple-field.tsx'
import { UnitField } from '../../../console/fields/unit-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import '../../../console/look/console-look.css'
import { defaultQuestions } from './default-questions.ts'
import { consoleWords } from './words.ts'

/** Times are typed on the reader's own clock. */
const LocalTime = z
  .string()
  .transform((text) => toInstant(text) ?? '')
  .pipe(Instant)
const Typed = addAppraisal.body.extend({ opensAt: LocalTime, closesAt: LocalTime })

const day = 24 * 3_600_000
const blank = { name: '', nameEn: '', nameTw: '' }

const startOf = (termId: string) => {
  const now = Date.now()
  const times = { opensAt: toLocalTime(now), closesAt: toLocalTime(now + 14 * day) }
  return { ...blank, termId, unitId: null, questions: [...defaultQuestions], ...times }
}

interface AddDialogProps {
  readonly terms: OutputOf<typeof consoleAppraisals>['terms']
  readonly onClose: () => void
}

export function AddDialog({ terms, onClose }: AddDialogProps) {
  const words = useWords(consoleWords)
  const [start] = useState(() => startOf(terms[0]?.id ?? ''))
  const form = useForm(Typed, start)
  const questions = useFieldArray({ control: form.control, name: 'questions' })
  const { act } = useAction(addAppraisal, { changes: [consoleAppraisals], quiet: true })
  return (
    <ConsoleDialog title={words.add} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={words.add}
        onSubmit={async (given) => {
          const { sections } = await act(given)
          toast(words.begun(sections), 'success')
          onClose()
        }}
      >
        <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
        <SelectField form={form} name="termId" label={words.term} options={terms.map(({ id, name }) => ({ value: id, label: name }))} />
        <UnitField form={form} name="unitId" label={words.unit} hint={words.unitHint} />
        <div className="console-side-by-side">
          <TextField form={form} name="opensAt" label={words.opensAt} type="datetime-local" />
          <TextField form={form} name="closesAt" label={words.closesAt} type="datetime-local" />
        </div>
        {questions.fields.map(({ id }, at) => (
          <div key={id}>
            <TripleField
              form={form}
              label={words.question(at + 1)}
              names={[`questions.${at}.name`, `questions.${at}.nameEn`, `questions.${at}.nameTw`]}
            />
            {questions.fields.length > 1 && (
              <Button size="small" aria-label={words.removeQuestion(at + 1)} onClick={() => questions.remove(at)}>
                {words.removeQuestion(at + 1)}
              </Button>
            )}
          </div>
        ))}
        {questions.fields.length < maxQuestions && <Button onClick={() => questions.append(blank)}>{words.addQuestion}</Button>}
        <FormButtons form={form} onCancel={onClose}>
          {words.add}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
