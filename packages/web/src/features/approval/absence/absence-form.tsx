import { ownAbsences, saveAbsence } from '@campus/contract/approval/absences.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { PeopleField } from '../../../domain/office-people/people-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { AbsenceTyped, startFrom } from './absence-typed.ts'
import { absenceWords } from './words.ts'

export function AbsenceForm({ openTasks }: { readonly openTasks: number }) {
  const words = useWords(absenceWords)
  const [start] = useState(() => startFrom(new Date()))
  const form = useForm(AbsenceTyped, start)
  const { act } = useAction(saveAbsence, { changes: [ownAbsences, todoList], quiet: true })
  const { field, fieldState } = useController({ control: form.control, name: 'deputy' })
  return (
    <section className="page-card" aria-labelledby="absence-add">
      <h2 id="absence-add">{words.add}</h2>
      <Form
        form={form}
        label={words.add}
        onSubmit={async (given) => {
          const { handedOver } = await act(given)
          toast(handedOver > 0 ? words.savedWith(handedOver) : words.saved, 'success')
          form.reset(startFrom(new Date()))
        }}
      >
        <PeopleField label={words.deputy} value={field.value} error={fieldState.error?.message} onChange={field.onChange} />
        <TextField form={form} name="startsAt" label={words.from} type="datetime-local" />
        <TextField form={form} name="endsAt" label={words.until} type="datetime-local" />
        <TextField form={form} name="reason" label={words.reason} optional />
        {openTasks > 0 && <CheckboxField form={form} name="handOverOpen" label={words.handOver(openTasks)} />}
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </Form>
    </section>
  )
}
