import { changePerson, people, person } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { ChecksField } from '../../../../console/fields/checks-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { UnitField } from '../../../../console/fields/unit-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { peopleWords } from '../people/words.ts'
import { type Guarded, RecordChange, toRecordChange } from './record-change.ts'
import { personWords } from './words.ts'

interface ChangePersonDialogProps {
  readonly person: OutputOf<typeof person>
  readonly onClose: () => void
}

export function ChangePersonDialog({ person: shown, onClose }: ChangePersonDialogProps) {
  const words = useWords(personWords)
  const names = useWords(peopleWords)
  const { name, unitId, grade } = shown
  const form = useForm(RecordChange, { name, unitId, grade, phone: '', email: '', idCard: '', clears: [] })
  const { act } = useAction(changePerson, { changes: [person, people], quiet: true })
  const recorded = (['phone', 'email', 'idCard'] as const).filter((field) => shown[field] !== '')
  const hintOf = (field: Guarded) => (shown[field] ? words.present(shown[field]) : words.absent)
  return (
    <ConsoleDialog title={words.record} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={words.record}
        onSubmit={async (given) => {
          const { isApprovalNeeded } = await act({ id: shown.id, ...toRecordChange(given) })
          toast(isApprovalNeeded ? words.channelsRequested : words.changed, 'success')
          onClose()
        }}
      >
        <div className="console-side-by-side">
          <TextField form={form} name="name" label={names.name} autoComplete="off" />
          <UnitField form={form} name="unitId" label={names.unit} />
          <TextField form={form} name="grade" label={names.grade} optional autoComplete="off" />
        </div>
        <div className="console-side-by-side">
          <TextField form={form} name="phone" label={names.phone} hint={hintOf('phone')} optional type="tel" autoComplete="off" />
          <TextField form={form} name="email" label={names.email} hint={hintOf('email')} optional type="email" autoComplete="off" />
          <TextField form={form} name="idCard" label={names.idCard} hint={hintOf('idCard')} optional autoComplete="off" />
        </div>
        {recorded.length > 0 && (
          <ChecksField
            form={form}
            name="clears"
            label={words.clearing}
            options={recorded.map((field) => ({ value: field, label: names[field] }))}
          />
        )}
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
