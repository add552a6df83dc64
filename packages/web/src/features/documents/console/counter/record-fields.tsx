import type { OutputOf } from '@campus/contract/call.ts'
import type { counterRecords } from '@campus/contract/documents/console/issued.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useController, useWatch } from 'react-hook-form'
import type { Template } from '../template/written-template.ts'
import { type choicesFor, coursesOf, yearsOf } from './counter-choices.ts'
import { counterWords } from './words.ts'

type Schema = ReturnType<typeof choicesFor>
export type ChoicesForm = FormOf<Schema['_zod']['input'], Schema['_zod']['output']>
type Records = OutputOf<typeof counterRecords>
type Courses = Records[number]['courses']

function YearsField({ form, courses }: { readonly form: ChoicesForm; readonly courses: Courses }) {
  const words = useWords(counterWords)
  const { field } = useController({ control: form.control, name: 'academicYears' })
  return (
    <Choices
      label={words.years}
      hint={words.yearsHint}
      options={yearsOf(courses).map((year) => [year, year] as const)}
      chosen={field.value ?? []}
      onChange={field.onChange}
    />
  )
}

function CoursesField({ form, courses }: { readonly form: ChoicesForm; readonly courses: Courses }) {
  const words = useWords(counterWords)
  const language = useLanguage()
  const { field } = useController({ control: form.control, name: 'scoreIds' })
  const complaint = useComplaint({ form, name: 'scoreIds' })
  return (
    <div className="counter-courses">
      <Choices
        label={words.courses}
        hint={complaint ? words.coursesNeeded : words.coursesHint}
        options={courses.map((course) => [course.id, `${nameIn(course, language)} · ${course.score}`] as const)}
        chosen={field.value ?? []}
        onChange={field.onChange}
      />
      <Button size="small" onClick={() => field.onChange(courses.map(({ id }) => id))}>
        {words.allCourses(courses.length)}
      </Button>
    </div>
  )
}

interface RecordFieldsProps {
  readonly form: ChoicesForm
  readonly rules: Template['rules']
  readonly records: Records
}

/** From which record it is made, and what of it is told; another record has other years and courses. */
export function RecordFields({ form, rules, records }: RecordFieldsProps) {
  const words = useWords(counterWords)
  const language = useLanguage()
  const [recordId, years] = useWatch({ control: form.control, name: ['recordId', 'academicYears'] })
  const record = records.find(({ id }) => id === recordId) ?? records[0]
  if (!record) return <p className="console-note">{words.noRecord}</p>
  const choose = (id: string) => {
    form.setValue('recordId', id)
    form.setValue('academicYears', [])
    form.setValue('scoreIds', [])
  }
  const options = records.map(({ id, major, educationLevel }) => [id, `${nameIn(major, language)} · ${educationLevel}`] as const)
  return (
    <>
      {records.length > 1 && <Choice label={words.record} look="chips" options={options} value={record.id} onChoose={choose} />}
      {rules.choosesYears && <YearsField form={form} courses={record.courses} />}
      {rules.choosesCourses && <CoursesField form={form} courses={coursesOf(record.courses, years ?? [])} />}
    </>
  )
}
