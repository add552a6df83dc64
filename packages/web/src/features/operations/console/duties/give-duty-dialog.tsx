import type { OutputOf } from '@campus/contract/call.ts'
import { duties, giveDuty } from '@campus/contract/operations/duties.ts'
import { dutySetNames, dutySets } from '@campus/contract/operations/duty-sets.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { ChecksField } from '../../../../console/fields/checks-field.tsx'
import { DayField } from '../../../../console/fields/day-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { UnitField } from '../../../../console/fields/unit-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { dutyWords } from './words.ts'

type Managing = OutputOf<typeof duties>[number]

const maxReason = 200

/** To what a role is narrowed, and for how long. */
export function GiveDutyDialog({ managing, onClose }: { readonly managing: Managing; readonly onClose: () => void }) {
  const words = useWords(dutyWords)
  const say = useSay()
  const { person, role, duty } = managing
  const title = duty ? words.change : words.give
  const form = useForm(giveDuty.body, { personId: person.id, role, sets: duty?.sets ?? [], unitId: null, lastDay: '', reason: '' })
  const { act } = useAction(giveDuty, { changes: [duties], quiet: true })
  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act(given)
          toast(words.given, 'success')
          onClose()
        }}
      >
        <ChecksField
          form={form}
          name="sets"
          label={words.sets}
          options={dutySets.map((value) => ({ value, label: say(dutySetNames[value]) }))}
        />
        {role === 'manager' && <UnitField form={form} name="unitId" label={words.unit} hint={words.unitHint} />}
        <DayField form={form} name="lastDay" label={words.lastDay} />
        <TextAreaField form={form} name="reason" label={words.reason} max={maxReason} rows={2} />
        <FormButtons form={form} onCancel={onClose}>
          {title}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
