import { Refusal } from '@campus/client/failures.ts'
import { handleFault } from '@campus/contract/terminals/console.ts'
import { type FaultKind, faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { changedByHandling } from './changed-by-handling.ts'
import { faultsWords } from './words.ts'

const Words = handleFault.body.pick({ notes: true })

/** Closes a fault with a word for everybody who reported it. */
export function HandleForm({ id, kind }: { readonly id: string; readonly kind: FaultKind }) {
  const words = useWords(faultsWords)
  const say = useSay()
  const form = useForm(Words, { notes: '' }, { keep: `console-fault-${id}` })
  const { act } = useAction(handleFault, { changes: changedByHandling, quiet: true })
  /** While the terminal still has it, people are asked once more; their notes stay as they are. */
  const close = async (notes: string) => {
    try {
      await act({ id, notes })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'fault_stands') throw error
      const question = {
        title: words.stands(say(faultKindNames[kind])),
        text: words.standsText,
        confirm: words.close,
        cancel: words.notYet,
      }
      if (!(await ask(question))) throw error
      await act({ id, notes, isSure: true })
    }
  }
  return (
    <Form
      form={form}
      label={words.handle}
      onSubmit={async ({ notes }) => {
        await close(notes)
        toast(words.closed, 'success')
      }}
    >
      <TextAreaField form={form} name="notes" label={words.yourNotes} hint={words.notesHint} max={300} rows={3} />
      <FormButtons form={form}>{words.close}</FormButtons>
    </Form>
  )
}
