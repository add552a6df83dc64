import type { AttendanceState } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { SharedStudent } from '../../../domain/share/shared-student.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { AttendanceRowText } from './attendance-row.tsx'
import { StateChoice } from './state-choice.tsx'
import { useRecords } from './use-records.ts'
import { ownWords } from './words.ts'

/** What a family member sees of a student's lessons. */
export function SharedRecords({ student, state }: { readonly student: SharedStudent; readonly state: AttendanceState | undefined }) {
  const words = useWords(ownWords)
  const pages = useRecords(state, student.id)
  return (
    <>
      <div className="page page-tools">
        <h2>{student.name}</h2>
        <PathLink to={attendancePaths.overview} query={{ studentId: student.id }}>
          {words.rates}
        </PathLink>
        <StateChoice state={state} studentId={student.id} />
      </div>
      <EndlessList label={words.list} pages={pages} keyOfRow={({ id }) => id} empty={<Empty t={state ? words.noneLikeThat : words.none} />}>
        {(row) => (
          <PathLink to={attendancePaths.status} query={{ id: row.id, personId: student.id }} className="beside-row">
            <AttendanceRowText row={row} />
          </PathLink>
        )}
      </EndlessList>
    </>
  )
}
