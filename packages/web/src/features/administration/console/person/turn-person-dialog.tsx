import { people, person, turnPerson } from '@campus/contract/administration/people.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { turnWords } from '../people/turn-words.ts'
import { personWords } from './words.ts'

interface TurnPersonDialogProps {
  readonly person: { readonly id: string; readonly name: string; readonly state: 'active' | 'disabled' }
  readonly onClose: () => void
}

export function TurnPersonDialog({ person: { id, name, state }, onClose }: TurnPersonDialogProps) {
  const words = useWords(personWords)
  const { disable, disableText, enable, enableText } = useWords(turnWords)
  const isDisabling = state === 'active'
  const form = useForm(turnPerson.body, { state: isDisabling ? 'disabled' : 'active', reason: '' })
  const { act } = useAction(turnPerson, { changes: [person, people], quiet: true })
  const action = isDisabling ? disable : enable
  return (
    <ConsoleDialog title={`${action} · ${name}`} onClose={onClose}>
      <p>{isDisabling ? disableText : enableText}</p>
      <Form
        form={form}
        label={action}
        onSubmit={async (given) => {
          await act({ id, ...given })
          toast(isDisabling ? words.turnedOff : words.turnedOn, 'success')
          onClose()
        }}
      >
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} rows={2} />
        <FormButtons form={form} onCancel={onClose} color={isDisabling ? 'danger' : 'primary'}>
          {action}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
