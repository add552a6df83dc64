import { consoleAttendance, correctAttendance } from '@campus/contract/attendance/console.ts'
import type { AttendanceRow } from '@campus/contract/attendance/records.ts'
import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { recordsWords } from './words.ts'

const Correction = correctAttendance.body.pick({ state: true, reason: true })

export function CorrectDialog({ row, onClose }: { readonly row: AttendanceRow; readonly onClose: () => void }) {
  const words = useWords(recordsWords)
  const say = useSay()
  const form = useForm(Correction, { state: 'present', reason: '' })
  const { act } = useAction(correctAttendance, { changes: [consoleAttendance], quiet: true })
  return (
    <ConsoleDialog title={words.correctOf(row.person.name)} onClose={onClose}>
      <Form
        form={form}
        label={words.correctOf(row.person.name)}
        onSubmit={async ({ state, reason }) => {
          await act({ lessonId: row.lesson.id, personId: row.person.id, state, reason })
          toast(words.corrected, 'success')
          onClose()
        }}
      >
        <SelectField
          form={form}
          name="state"
          label={words.newState}
          options={Correction.shape.state.options.map((value) => ({ value, label: say(attendanceStateNames[value]) }))}
        />
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} rows={3} />
        <FormButtons form={form} onCancel={onClose}>
          {words.correct}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
