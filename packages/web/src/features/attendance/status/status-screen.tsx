import { attendanceDetail } from '@campus/contract/attendance/records.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useSession } from '../../../session/use-session.ts'
import { NoLesson } from '../no-lesson.tsx'
import { RollStatus } from '../roll/roll-status.tsx'
import { History } from './history.tsx'
import { OwnStatus } from './own-status.tsx'

function PersonStatus({ id, personId }: { readonly id: string; readonly personId: string }) {
  const read = useRead(attendanceDetail, { lessonId: id, personId }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(detail) => (
        <div className="page">
          <History detail={detail} showsPerson />
        </div>
      )}
    </QueryView>
  )
}

/** A student sees their own state, others that of a person or how the whole roll goes. */
export default function StatusScreen() {
  const { id, personId } = useQueryOf(attendancePaths.status)
  const isStudent = useSession('user')?.roles.includes('student') ?? false
  if (!id) return <NoLesson />
  if (personId) return <PersonStatus id={id} personId={personId} />
  return isStudent ? <OwnStatus id={id} /> : <RollStatus id={id} />
}
