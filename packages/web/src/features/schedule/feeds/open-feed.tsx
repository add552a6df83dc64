import { openFeed, ownFeeds, reminderMinutes } from '@campus/contract/schedule/feeds.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { NewAddress } from './new-address.tsx'
import { feedWords } from './words.ts'

const start = { name: '', withOwnEntries: false, reminderMinutes: null }

/** Somebody chooses what a calendar reads and gets its address. */
export function OpenFeed() {
  const words = useWords(feedWords)
  const form = useForm(openFeed.body, start)
  const [address, setAddress] = useState<string>()
  const { act } = useAction(openFeed, { changes: [ownFeeds], quiet: true })
  const chosen = useWatch({ control: form.control, name: 'reminderMinutes' }) ?? null
  return (
    <section className="page-card">
      <h2>{words.open}</h2>
      <p className="page-note">{words.text}</p>
      <Form
        form={form}
        label={words.open}
        onSubmit={async (given) => {
          setAddress((await act(given)).address)
          form.reset(start)
        }}
      >
        <TextField form={form} name="name" label={words.name} hint={words.nameHint} autoComplete="off" maxLength={30} />
        <Choice
          label={words.reminder}
          options={[['none', words.none], ...reminderMinutes.map((count) => [String(count), words.minutes(count)] as const)]}
          value={chosen === null ? 'none' : String(chosen)}
          onChoose={(value) => form.setValue('reminderMinutes', reminderMinutes.find((count) => String(count) === value) ?? null)}
        />
        <CheckboxField form={form} name="withOwnEntries" label={words.ownEntries} />
        <SubmitButton form={form}>{words.make}</SubmitButton>
      </Form>
      {address !== undefined && <NewAddress address={address} />}
    </section>
  )
}
