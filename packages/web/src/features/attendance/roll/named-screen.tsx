import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { NoLesson } from '../no-lesson.tsx'
import { RollHead } from './roll-head.tsx'
import { RollList } from './roll-list.tsx'
import { useRoll } from './use-roll.ts'
import { rollWords } from './words.ts'

function Named({ id }: { readonly id: string }) {
  const words = useWords(rollWords)
  const read = useRoll(id)
  return (
    <QueryView read={read}>
      {(roll) => (
        <div className="page page-two-columns">
          <div className="page-column">
            {read.keptAt !== undefined && <p role="status">{words.keptList}</p>}
            <RollHead roll={roll} />
          </div>
          <RollList roll={roll} />
        </div>
      )}
    </QueryView>
  )
}

export default function NamedScreen() {
  const { id } = useQueryOf(attendancePaths.named)
  if (!id) return <NoLesson />
  return <Named key={id} id={id} />
}
