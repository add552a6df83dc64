import { createPerson, people } from '@campus/contract/administration/people.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { roleNames, userTypes } from '@campus/contract/roles.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { UnitField } from '../../../../console/fields/unit-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { open } from '../../../../navigation/navigator.ts'
import { peopleWords } from './words.ts'

export function NewPersonDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(peopleWords)
  const say = useSay()
  const form = useForm(
    createPerson.body,
    { userType: 'student', number: '', name: '', unitId: null, grade: '', phone: '', email: '', idCard: '' },
    { keep: 'console-new-person' },
  )
  const { act } = useAction(createPerson, { changes: [people], quiet: true })
  return (
    <ConsoleDialog title={words.add} size="wide" onClose={onClose}>
      <p>{words.noPassword}</p>
      <Form
        form={form}
        label={words.add}
        onSubmit={async (given) => {
          const { id } = await act(given)
          toast(words.added, 'success')
          onClose()
          await open(consolePaths.person, { id })
        }}
      >
        <div className="console-side-by-side">
          <SelectField
            form={form}
            name="userType"
            label={words.userType}
            options={userTypes.map((value) => ({ value, label: say(roleNames[value]) }))}
          />
          <TextField form={form} name="number" label={words.number} autoComplete="off" />
          <TextField form={form} name="name" label={words.name} autoComplete="off" />
        </div>
        <div className="console-side-by-side">
          <UnitField form={form} name="unitId" label={words.unit} />
          <TextField form={form} name="grade" label={words.grade} optional autoComplete="off" />
        </div>
        <div className="console-side-by-side">
          <TextField form={form} name="phone" label={words.phone} optional type="tel" autoComplete="off" />
          <TextField form={form} name="email" label={words.email} optional type="email" autoComplete="off" />
          <TextField form={form} name="idCard" label={words.idCard} optional autoComplete="off" />
        </div>
        <FormButtons form={form} onCancel={onClose}>
          {words.add}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
