import { application } from '@campus/contract/certificates/applications.ts'
import { entrustable, entrustments, saveEntrustment } from '@campus/contract/entrust/entrustments.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { DelegateField } from '../../../domain/delegate/delegate-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type Deadline, deadlinesFor, usualDeadline } from './deadlines.ts'
import { entrustTyped, type EntrustForm as FormOfEntrusting } from './entrust-typed.ts'
import type { Entrustable } from './item-choice.tsx'
import { addWords } from './words.ts'

interface WhoProps {
  readonly form: FormOfEntrusting
  readonly onConfirm: (number: string) => void
}

function Who({ form, onConfirm }: WhoProps) {
  const words = useWords(addWords)
  const { field, fieldState } = useController({ control: form.control, name: 'delegateNumber' })
  return (
    <section className="page-card" aria-labelledby="entrust-who">
      <h2 id="entrust-who">{words.who}</h2>
      <DelegateField
        number={field.value}
        error={fieldState.error?.message}
        onType={field.onChange}
        onConfirm={(number) => {
          form.clearErrors('delegateNumber')
          onConfirm(number)
        }}
      />
    </section>
  )
}

interface HowManyProps {
  readonly form: FormOfEntrusting
  readonly item: Entrustable
  readonly deadlines: ReturnType<typeof deadlinesFor>
  readonly deadline: Deadline
  readonly onDeadline: (key: Deadline['key']) => void
}

function HowMany({ form, item, deadlines, deadline, onDeadline }: HowManyProps) {
  const words = useWords(addWords)
  const { field } = useController({ control: form.control, name: 'copies' })
  return (
    <section className="page-card" aria-labelledby="entrust-how-many">
      <h2 id="entrust-how-many">{words.howMany}</h2>
      <Stepper label={words.copies} value={field.value} least={1} max={item.copiesLeft} onChange={field.onChange} />
      <Choice
        label={words.deadline}
        look="chips"
        options={deadlines.map(({ key }) => [key, key === 'latest' ? words.latest : words.days(Number(key))] as const)}
        value={deadline.key}
        onChoose={onDeadline}
      />
      <p className="page-note" role="status">
        {words.endsAt(minuteOf(deadline.at))}
      </p>
    </section>
  )
}

/** Whom, how many copies and until when; the days are counted from the moment it is sent. */
export function EntrustForm({ item }: { readonly item: Entrustable }) {
  const words = useWords(addWords)
  const [confirmed, setConfirmed] = useState<string>()
  const schema = useMemo(() => entrustTyped(confirmed), [confirmed])
  const form = useForm(schema, { delegateNumber: '', copies: item.copiesLeft }, { keep: `entrust.${item.itemId}` })
  const [key, setKey] = useState<Deadline['key']>()
  const latest = Date.parse(item.latest)
  const deadlines = deadlinesFor(latest, useNow(60_000))
  const deadline = deadlines.find((one) => one.key === key) ?? usualDeadline(deadlines)
  const { act } = useAction(saveEntrustment, { changes: [entrustable, entrustments, application], quiet: true })
  return (
    <Form
      form={form}
      label={words.form}
      onSubmit={async (given) => {
        const at = deadlinesFor(latest, Date.now()).find((one) => one.key === deadline.key)?.at ?? latest
        const { id } = await act({ ...given, itemId: item.itemId, deadline: new Date(at).toISOString() })
        toast(words.sent, 'success')
        await redirect(terminalsPaths.entrusted, { id })
      }}
    >
      <Who form={form} onConfirm={setConfirmed} />
      <HowMany form={form} item={item} deadlines={deadlines} deadline={deadline} onDeadline={setKey} />
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}
