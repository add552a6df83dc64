import { standings } from '@campus/contract/academics/records.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { recordChanges, recordHistory } from '@campus/contract/records/changes.ts'
import {
  awayReasonNames,
  educationLevelNames,
  educationLevels,
  fieldNames,
  genderNames,
  genders,
  leftAsNames,
  type StudentField,
  standingNames,
  studentTypeNames,
  studentTypes,
} from '@campus/contract/records/student-fields.ts'
import { type StudentRecord, studentById, studentList, updateStudent } from '@campus/contract/records/students.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { DayField } from '../../../console/fields/day-field.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../console/fields/number-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { editWords } from '../words.ts'
import { changedFields, Edited, type EditForm, startOf } from './edit-values.ts'
import { PlaceFields } from './place-fields.tsx'
import './student.css'
import type { StudentData } from './student-data.ts'

interface PartProps {
  readonly form: EditForm
}

const useFieldParts = (form: EditForm) => {
  const say = useSay()
  const wired = <Field extends StudentField>(field: Field) => ({ form, name: `fields.${field}` as const, label: say(fieldNames[field]) })
  const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, Phrase>>) =>
    values.filter((value) => value !== '').map((value) => ({ value, label: say(names[value]) }))
  return { wired, optionsOf }
}

/** What one person may change. */
function PlainPart({ form }: PartProps) {
  const words = useWords(editWords)
  const { wired, optionsOf } = useFieldParts(form)
  return (
    <fieldset className="student-part">
      <legend>{words.atOnce}</legend>
      <div className="console-side-by-side">
        <TextField {...wired('pinyin')} optional autoComplete="off" />
        <SelectField {...wired('gender')} options={optionsOf(genders, genderNames)} />
        <DayField {...wired('birthDate')} optional />
      </div>
      <PlaceFields form={form} />
      <div className="console-side-by-side">
        <TextField {...wired('grade')} inputMode="numeric" autoComplete="off" />
        <SelectField {...wired('educationLevel')} options={optionsOf(educationLevels, educationLevelNames)} />
        <NumberField {...wired('schoolLength')} min={0.5} max={9} step={0.5} />
        <SelectField {...wired('studentType')} options={optionsOf(studentTypes, studentTypeNames)} />
      </div>
      <div className="console-side-by-side">
        <TextField {...wired('examNo')} optional autoComplete="off" />
        <TextField {...wired('examCardNo')} optional autoComplete="off" />
        <DayField {...wired('enrollmentDate')} />
        <DayField {...wired('predictGraduateDate')} />
      </div>
    </fieldset>
  )
}

/** What a second person has to confirm. */
function SecondPersonPart({ form }: PartProps) {
  const words = useWords(editWords)
  const { wired, optionsOf } = useFieldParts(form)
  return (
    <fieldset className="student-part">
      <legend>{words.byTwo}</legend>
      <p className="console-note">{words.byTwoText}</p>
      <div className="console-side-by-side">
        <TextField {...wired('name')} autoComplete="off" />
        <SelectField {...wired('atschoolStatus')} options={optionsOf(standings, standingNames)} />
        <SelectField {...wired('awayReason')} optional options={optionsOf(['suspended', 'exchange', 'military'], awayReasonNames)} />
        <SelectField {...wired('leftAs')} optional options={optionsOf(['completed', 'unfinished'], leftAsNames)} />
      </div>
      <div className="console-side-by-side">
        <DayField {...wired('graduationDate')} optional />
        <TextField {...wired('graduationNo')} optional autoComplete="off" />
      </div>
      <div className="console-side-by-side">
        <TextField {...wired('degree')} optional autoComplete="off" />
        <TextField {...wired('degreeEn')} optional autoComplete="off" />
        <TextField {...wired('degreeNo')} optional autoComplete="off" />
      </div>
    </fieldset>
  )
}

interface EditDialogProps {
  readonly student: StudentData
  readonly record: StudentRecord
  readonly onClose: () => void
}

export function EditDialog({ student, record, onClose }: EditDialogProps) {
  const words = useWords(editWords)
  const form = useForm(Edited, startOf(student, record))
  const changes = [studentById, studentList, recordHistory, recordChanges]
  const { act } = useAction(updateStudent, { changes, quiet: true })
  const title = words.title(student.name)
  const save = async ({ reason, fields: typed }: z.output<typeof Edited>) => {
    const fields = changedFields(student, record, typed)
    if (Object.keys(fields).length === 0) return toast(words.nothing)
    const { waiting } = await act({ recordId: record.id, version: record.version, reason, fields })
    toast(waiting.length > 0 ? words.asked : words.saved, 'success')
    onClose()
    return undefined
  }
  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form form={form} label={title} onSubmit={save}>
        <PlainPart form={form} />
        {student.waiting ? <p className="console-note">{words.waits}</p> : <SecondPersonPart form={form} />}
        <p className="console-note">{words.idCard}</p>
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={500} rows={2} />
        <FormButtons form={form} onCancel={onClose}>
          {words.save}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
