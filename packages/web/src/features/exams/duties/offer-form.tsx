import { confirmInvigilation, freeColleagues, ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { Id } from '@campus/contract/fields.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { dutyWords } from './words.ts'

const Chosen = z.object({ personId: Id })

/** Asks a colleague who has nothing else at that time. */
export function OfferForm({ dutyId, onDone }: { readonly dutyId: string; readonly onDone: () => void }) {
  const words = useWords(dutyWords)
  const form = useForm(Chosen, { personId: '' })
  const read = useRead(freeColleagues, { id: dutyId }, { staleTime: 0 })
  const { act } = useAction(confirmInvigilation, { changes: [ownInvigilations], quiet: true })
  const offer = async ({ personId }: z.output<typeof Chosen>) => {
    await act({ id: dutyId, action: 'offer', personId })
    toast(words.sent, 'success')
    onDone()
  }
  return (
    <QueryView read={read} empty={<p className="page-note">{words.nobodyFree}</p>}>
      {(colleagues) => (
        <Form form={form} label={words.offerTitle} onSubmit={offer}>
          <SelectField
            form={form}
            name="personId"
            label={words.colleague}
            hint={words.choose}
            options={colleagues.map(({ id, name, unitName }) => ({ value: id, label: `${name} · ${unitName}` }))}
          />
          <SubmitButton form={form}>{words.send}</SubmitButton>
        </Form>
      )}
    </QueryView>
  )
}
