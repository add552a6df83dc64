import { handleFault, schoolFault, schoolFaults, schoolTerminal, schoolTerminals } from '@campus/contract/console/terminals.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { useAct } from '../../../../api/use-act.ts'
import { toast } from '../../../../feedback/toast.ts'
import { Form } from '../../../../parts/form/form.tsx'
import { TextAreaField } from '../../../../parts/form/text-area-field.tsx'
import { useForm } from '../../../../parts/form/use-form.ts'
import { useWords } from '../../../../words/words.ts'
import { FormButtons } from '../../fields/form-buttons.tsx'
import { faultsWords } from './words.ts'

const Words = handleFault.body.pick({ notes: true })
const changed = [schoolFault, schoolFaults, schoolTerminal, schoolTerminals, homeInit]

/** Closes a fault with a word for everybody who reported it. */
export function HandleForm({ id }: { readonly id: string }) {
  const words = useWords(faultsWords)
  const form = useForm(Words, { notes: '' }, { keep: `console-fault-${id}` })
  const { act } = useAct(handleFault, { changes: changed, quiet: true })
  return (
    <Form
      form={form}
      label={words.handle}
      onSubmit={async ({ notes }) => {
        await act({ id, notes })
        toast(words.closed, 'success')
      }}
    >
      <TextAreaField form={form} name="notes" label={words.yourNotes} hint={words.notesHint} most={300} rows={3} />
      <FormButtons form={form}>{words.close}</FormButtons>
    </Form>
  )
}
