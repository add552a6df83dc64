import { nameIn } from '@campus/contract/localized-name.ts'
import { educationLevelNames, fieldNames } from '@campus/contract/records/student-fields.ts'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { studentWords } from '../words.ts'
import { StandingMark, type Student } from './student-row.tsx'

export const useStudentColumns = (): Columns<Student> => {
  const words = useWords(studentWords)
  const say = useSay()
  const language = useLanguage()
  return [
    { title: say(fieldNames.name), cell: ({ name }) => name, sortKey: 'name' },
    { title: words.studentId, cell: ({ studentId }) => <span className="console-figures">{studentId}</span>, sortKey: 'studentId' },
    { title: say(fieldNames.grade), cell: ({ grade }) => grade, sortKey: 'grade' },
    { title: say(fieldNames.college), cell: ({ college }) => nameIn(college, language) },
    { title: say(fieldNames.major), cell: ({ major }) => nameIn(major, language) },
    { title: say(fieldNames.class), cell: (student) => nameIn(student.class, language) },
    { title: say(fieldNames.educationLevel), cell: ({ educationLevel }) => say(educationLevelNames[educationLevel]) },
    { title: say(fieldNames.atschoolStatus), cell: (student) => <StandingMark student={student} /> },
    { title: words.source, cell: ({ databaseSource }) => nameIn(databaseSource, language) },
  ]
}
