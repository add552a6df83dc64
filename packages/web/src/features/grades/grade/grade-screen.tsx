import { Id } from '@campus/contract/fields.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { GradeView } from './grade-view.tsx'
import { gradeViewWords } from './words.ts'

export default function GradeScreen() {
  const words = useWords(gradeViewWords)
  const id = Id.safeParse(useQueryOf(gradesPaths.grade).id).data
  if (id) return <GradeView id={id} />
  return <Empty t={words.choose} action={<PathLink to={documentsPaths.grades}>{words.toList}</PathLink>} />
}
