import { Id } from '@campus/contract/fields.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { studentWords } from '../words.ts'
import { StudentDetail } from './student-detail.tsx'

/** Everything about one student. */
export default function StudentScreen() {
  const words = useWords(studentWords)
  const query = useQueryOf(recordsPaths.student)
  const id = Id.safeParse(query.id).data
  const recordId = Id.safeParse(query.recordId).data
  return (
    <ConsoleFrame screen={recordsPaths.student}>
      {id ? (
        <StudentDetail key={`${id}${recordId ?? ''}`} id={id} recordId={recordId} isAlone />
      ) : (
        <Empty t={words.noStudent} action={<PathLink to={recordsPaths.students}>{words.toList}</PathLink>} />
      )}
    </ConsoleFrame>
  )
}
