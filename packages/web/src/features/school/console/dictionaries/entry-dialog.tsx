import type { OutputOf } from '@campus/contract/call.ts'
import { dictionaryEntries, saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { dictionaryWords } from './words.ts'

export type Entry = OutputOf<typeof dictionaryEntries>[number]

interface EntryDialogProps {
  /** An entry to change, or what a new one begins with. */
  readonly entry: Omit<Entry, 'id'> & { readonly id?: string }
  readonly onClose: () => void
  readonly onSaved: (type: string) => void
}

export function EntryDialog({ entry, onClose, onSaved }: EntryDialogProps) {
  const words = useWords(dictionaryWords)
  const form = useForm(saveDictionaryEntry.body, entry)
  const { act } = useAction(saveDictionaryEntry, { changes: [dictionaryEntries], quiet: true })
  const isNew = entry.id === undefined
  const title = isNew ? (entry.type === '' ? words.addType : words.add) : words.edit
  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act(given)
          toast(words.saved, 'success')
          onSaved(given.type)
        }}
      >
        {isNew && (
          <div className="console-side-by-side">
            {entry.type === '' && <TextField form={form} name="type" label={words.type} autoComplete="off" />}
            <TextField form={form} name="value" label={words.value} hint={words.valueHint} autoComplete="off" />
          </div>
        )}
        <TripleField form={form} label={words.label} names={['label', 'labelEn', 'labelTw']} />
        <NumberField form={form} name="position" label={words.position} min={0} max={10_000} />
        <CheckboxField form={form} name="isOpen" label={words.isOpen} />
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
