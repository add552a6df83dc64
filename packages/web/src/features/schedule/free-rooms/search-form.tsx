import type { OutputOf } from '@campus/contract/call.ts'
import type { freeRooms } from '@campus/contract/schedule/free-rooms.ts'
import { Day, TimeOfDay } from '@campus/contract/schedule/terms.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useForm } from '../../../form/use-form.ts'
import '../times.css'
import { freeRoomWords } from './words.ts'

const seatSteps = ['0', '30', '60', '100'] as const

const Search = z
  .object({ day: Day, from: TimeOfDay, to: TimeOfDay, placeId: z.string(), seats: z.string() })
  .refine(({ from, to }) => to > from, { message: 'ends_before', path: ['to'] })

interface SearchFormProps {
  readonly start: z.infer<typeof Search>
  readonly buildings: OutputOf<typeof freeRooms>['buildings']
  readonly onSearch: (chosen: z.infer<typeof Search>) => void
}

/** A time is searched for by the button; building and seats count with the tap. */
export function SearchForm({ start, buildings, onSearch }: SearchFormProps) {
  const words = useWords(freeRoomWords)
  const form = useForm(Search, start)
  const chosen = useWatch({ control: form.control })
  const choose = (name: 'placeId' | 'seats', value: string) => {
    form.setValue(name, value)
    void form.handleSubmit(onSearch)()
  }
  return (
    <section className="page-card">
      <Form form={form} label={words.when} onSubmit={async (given) => onSearch(given)}>
        <TextField form={form} name="day" label={words.day} type="date" />
        <div className="schedule-times">
          <TextField form={form} name="from" label={words.from} type="time" />
          <TextField form={form} name="to" label={words.to} type="time" />
        </div>
        <Choice
          label={words.building}
          look="chips"
          options={[['', words.anyBuilding], ...buildings.map(({ id, name }) => [id, name] as const)]}
          value={chosen.placeId ?? ''}
          onChoose={(id) => choose('placeId', id)}
        />
        <Choice
          label={words.seats}
          look="chips"
          options={seatSteps.map((count) => [count, count === '0' ? words.any : words.seatCount(Number(count))] as const)}
          value={seatSteps.find((count) => count === chosen.seats)}
          onChoose={(count) => choose('seats', count)}
        />
        <SubmitButton form={form}>{words.search}</SubmitButton>
      </Form>
    </section>
  )
}
