import { reportScheduleNames, reportSchedules } from '@campus/contract/statistics/reports.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type FieldValues, type Path, useWatch } from 'react-hook-form'
import { LinesField } from '../../../../console/fields/lines-field.tsx'
import { reportsWords } from './words.ts'

/** What its owner decides about a report. */
export function ReportFields<Input extends FieldValues, Output>({ form }: { readonly form: FormOf<Input, Output> }) {
  const words = useWords(reportsWords)
  const say = useSay()
  const field = (name: 'name' | 'isShared' | 'schedule' | 'recipients') => ({ form, name: name as Path<Input> })
  const isMailed = useWatch({ control: form.control, name: field('schedule').name }) !== 'none'
  return (
    <>
      <TextField {...field('name')} label={words.name} hint={words.nameHint} max={60} />
      <CheckboxField {...field('isShared')} label={words.share} />
      <SelectField
        {...field('schedule')}
        label={words.schedule}
        options={reportSchedules.map((value) => ({ value, label: say(reportScheduleNames[value]) }))}
      />
      <LinesField {...field('recipients')} label={words.recipients} hint={words.recipientsHint} optional={!isMailed} />
    </>
  )
}
