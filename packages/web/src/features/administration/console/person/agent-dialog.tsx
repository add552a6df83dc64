import { people, person, setAgent } from '@campus/contract/administration/people.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { personWords } from './words.ts'

interface AgentDialogProps {
  readonly person: { readonly id: string; readonly name: string; readonly isAgent: boolean }
  readonly onClose: () => void
}

/** The flag of an agent, with a reason. */
export function AgentDialog({ person: { id, name, isAgent }, onClose }: AgentDialogProps) {
  const words = useWords(personWords)
  const form = useForm(setAgent.body, { isAgent: !isAgent, reason: '' })
  const { act } = useAction(setAgent, { changes: [person, people], quiet: true })
  const action = isAgent ? words.agentOff : words.agentOn
  return (
    <ConsoleDialog title={`${action} · ${name}`} onClose={onClose}>
      <p>{isAgent ? words.agentOffText : words.agentOnText}</p>
      <Form
        form={form}
        label={action}
        onSubmit={async (given) => {
          await act({ id, ...given })
          toast(words.agentSaved, 'success')
          onClose()
        }}
      >
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} rows={2} />
        <FormButtons form={form} onCancel={onClose} color={isAgent ? 'danger' : 'primary'}>
          {action}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
