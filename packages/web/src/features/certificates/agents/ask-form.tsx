import { AgencyRight, agencies, askAgency } from '@campus/contract/entrust/agencies.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { DelegateField } from '../../../domain/delegate/delegate-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { RightsField } from './rights-field.tsx'
import { agencyWords } from './words.ts'

const dayChoices = ['7', '30', '180', '365'] as const

/** An agent asks somebody, who decides. */
export function AskForm() {
  const words = useWords(agencyWords)
  const form = useForm(askAgency.body, { number: '', may: AgencyRight.options, days: 30, note: '' })
  const [round, setRound] = useState(0)
  const number = useController({ control: form.control, name: 'number' })
  const may = useController({ control: form.control, name: 'may' })
  const days = useController({ control: form.control, name: 'days' }).field
  const { act } = useAction(askAgency, { changes: [agencies], quiet: true })
  return (
    <Form
      form={form}
      label={words.ask}
      onSubmit={async (given) => {
        await act(given)
        toast(words.sent, 'success')
        form.reset()
        setRound((count) => count + 1)
      }}
    >
      <section className="page-card" aria-labelledby="agency-ask">
        <h2 id="agency-ask">{words.ask}</h2>
        <DelegateField
          key={round}
          label={words.number}
          number={number.field.value}
          error={number.fieldState.error?.message}
          onType={number.field.onChange}
          onConfirm={() => form.clearErrors('number')}
        />
        <RightsField
          label={words.may}
          offered={AgencyRight.options}
          chosen={may.field.value}
          error={may.fieldState.error?.message}
          onChange={may.field.onChange}
        />
        <Choice
          label={words.days}
          look="chips"
          options={dayChoices.map((count) => [count, words.forDays(Number(count))] as const)}
          value={dayChoices.find((count) => Number(count) === days.value) ?? '30'}
          onChoose={(count) => days.onChange(Number(count))}
        />
        <TextAreaField form={form} name="note" label={words.note} optional max={200} rows={2} />
        <SubmitButton form={form}>{words.send}</SubmitButton>
      </section>
    </Form>
  )
}
