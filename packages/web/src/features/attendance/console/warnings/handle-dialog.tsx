import { consoleWarnings, handleWarning } from '@campus/contract/attendance/console.ts'
import { handlingNames, handlings } from '@campus/contract/attendance/warnings.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { consoleWarningWords } from './words.ts'

const Handling = handleWarning.body.pick({ handling: true, notes: true })

interface HandleDialogProps {
  readonly warning: {
    readonly id: string
    readonly person: { readonly name: string }
    readonly handling: (typeof handlings)[number] | null
  }
  readonly onClose: () => void
}

export function HandleDialog({ warning, onClose }: HandleDialogProps) {
  const words = useWords(consoleWarningWords)
  const say = useSay()
  const form = useForm(Handling, { handling: warning.handling === 'talked' ? 'excused' : 'talked', notes: '' })
  const { act } = useAction(handleWarning, { changes: [consoleWarnings], quiet: true })
  const { name } = warning.person
  const title = words.handleOf(name)
  return (
    <ConsoleDialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          const isSure =
            given.handling !== 'barred' || (await ask({ title: words.barTitle, text: words.barText(name), confirm: words.bar }))
          if (!isSure) return
          await act({ id: warning.id, ...given })
          toast(words.saved, 'success')
          onClose()
        }}
      >
        <SelectField
          form={form}
          name="handling"
          label={words.what}
          options={handlings.filter((value) => value !== warning.handling).map((value) => ({ value, label: say(handlingNames[value]) }))}
        />
        <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
