import { Id } from '@campus/contract/fields.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { OfStudent } from '../../../domain/share/shared-student.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { GradeView } from './grade-view.tsx'
import { SharedGrades } from './shared-grades.tsx'
import { gradeViewWords } from './words.ts'

export default function GradeScreen() {
  const words = useWords(gradeViewWords)
  const query = useQueryOf(gradesPaths.grade)
  const [id, studentId] = [Id.safeParse(query.id).data, Id.safeParse(query.studentId).data]
  if (id) return <GradeView id={id} />
  return (
    <OfStudent kind="grades" path={gradesPaths.grade} studentId={studentId}>
      {(student) =>
        student ? (
          <SharedGrades student={student} />
        ) : (
          <Empty t={words.choose} action={<PathLink to={documentsPaths.grades}>{words.toList}</PathLink>} />
        )
      }
    </OfStudent>
  )
}
