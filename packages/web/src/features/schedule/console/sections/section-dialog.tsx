import { consoleSections, courseChoices, type SectionRow, saveSection, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { EntryDialog } from '../../../../console/fields/entry-dialog.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { UnitField } from '../../../../console/fields/unit-field.tsx'
import { PeopleField } from '../../../../domain/office-people/people-field.tsx'
import type { Picked } from '../../../../domain/office-people/picked.ts'
import { sectionsWords } from './words.ts'

interface SectionDialogProps {
  readonly termId: string
  readonly section: SectionRow | undefined
  readonly onClose: () => void
}

const startOf = (termId: string, section: SectionRow | undefined) =>
  section
    ? {
        id: section.id,
        termId,
        courseId: section.course.id,
        unitId: section.unit.id,
        code: section.code,
        capacity: section.capacity,
        teacherIds: section.teachers.map(({ id }) => id),
      }
    : { termId, courseId: '', unitId: '', code: '', capacity: 60, teacherIds: [] }

/** Adds a section or changes one. */
export function SectionDialog({ termId, section, onClose }: SectionDialogProps) {
  const words = useWords(sectionsWords)
  const [typed, setTyped] = useState(section?.course.code ?? '')
  const [teachers, setTeachers] = useState<readonly Picked[]>(section?.teachers ?? [])
  const { data: courses = [] } = useRead(courseChoices, { words: typed }, { background: true })
  const offered = section && !courses.some(({ id }) => id === section.course.id) ? [section.course, ...courses] : courses
  return (
    <EntryDialog
      call={saveSection}
      shape={saveSection.body}
      title={section ? words.change : words.add}
      start={startOf(termId, section)}
      changes={[consoleSections, sectionRoster]}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DebouncedSearch label={words.findCourse} value={typed} onSearch={(words) => setTyped(words ?? '')} />
          <SelectField
            form={form}
            name="courseId"
            label={words.course}
            options={offered.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
          />
          <UnitField form={form} name="unitId" label={words.unit} />
          <TextField form={form} name="code" label={words.code} autoComplete="off" />
          <NumberField form={form} name="capacity" label={words.capacity} min={1} max={5000} />
          <PeopleField
            label={words.teachers}
            isMultiple
            value={teachers}
            error={form.formState.errors.teacherIds?.message}
            onChange={(picked) => {
              setTeachers(picked)
              form.setValue(
                'teacherIds',
                picked.map(({ id }) => id),
                { shouldValidate: true },
              )
            }}
          />
        </>
      )}
    </EntryDialog>
  )
}
