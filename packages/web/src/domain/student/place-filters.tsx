import { nameIn } from '@campus/contract/localized-name.ts'
import { classNames, collegeNames, gradeNames, majorNames } from '@campus/contract/records/lists.ts'
import type { Titled } from '@campus/contract/school/schools.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { useRead } from '../../api/use-read.ts'
import { placeWords } from './words.ts'

interface Place {
  readonly grade?: string | undefined
  readonly collegeId?: string | undefined
  readonly majorId?: string | undefined
  readonly classId?: string | undefined
}

interface PlaceFiltersProps {
  readonly value: Place
  /** Another college has other majors, another major other classes: what no longer fits is emptied with it. */
  readonly onChange: (part: Place) => void
}

type Unit = z.infer<typeof Titled> & { readonly id: string }

/** Narrows students by grade, college, major and class, as far as the reader's own scope reaches. */
export function PlaceFilters({ value: { grade, collegeId, majorId, classId }, onChange }: PlaceFiltersProps) {
  const words = useWords(placeWords)
  const language = useLanguage()
  const quietly = { background: true }
  const grades = useRead(gradeNames, {}, quietly)
  const colleges = useRead(collegeNames, {}, quietly)
  const majors = useRead(majorNames, { ...(collegeId && { collegeId }) }, { ...quietly, enabled: collegeId !== undefined })
  const classes = useRead(classNames, { ...(majorId && { majorId }) }, { ...quietly, enabled: majorId !== undefined })
  const named = (units: readonly Unit[] | undefined) => (units ?? []).map((unit) => ({ value: unit.id, label: nameIn(unit, language) }))
  return (
    <>
      <SelectBox
        label={words.grade}
        all={words.allGrades}
        value={grade ?? ''}
        options={(grades.data ?? []).map((value) => ({ value, label: value }))}
        onChoose={(value) => onChange({ grade: value || undefined })}
      />
      <SelectBox
        label={words.college}
        all={words.allColleges}
        value={collegeId ?? ''}
        options={named(colleges.data)}
        onChoose={(value) => onChange({ collegeId: value || undefined, majorId: undefined, classId: undefined })}
      />
      {collegeId && (
        <SelectBox
          label={words.major}
          all={words.allMajors}
          value={majorId ?? ''}
          options={named(majors.data)}
          onChoose={(value) => onChange({ majorId: value || undefined, classId: undefined })}
        />
      )}
      {majorId && (
        <SelectBox
          label={words.class}
          all={words.allClasses}
          value={classId ?? ''}
          options={named(classes.data)}
          onChoose={(value) => onChange({ classId: value || undefined })}
        />
      )}
    </>
  )
}
