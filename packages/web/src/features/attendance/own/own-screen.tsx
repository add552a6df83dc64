import { type AttendanceState, attendanceStates } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { OfStudent } from '../../../domain/share/shared-student.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { deliverWaiting, readWaiting, stampOwner } from '../phone/waiting-stamps.ts'
import { OwnStatus } from '../status/own-status.tsx'
import { AttendanceRowText } from './attendance-row.tsx'
import { SharedRecords } from './shared-records.tsx'
import { StateChoice } from './state-choice.tsx'
import { useRecords } from './use-records.ts'
import { ownWords } from './words.ts'

/** What the phone still has to send. */
function WaitingStamps({ onSent }: { readonly onSent: () => void }) {
  const words = useWords(ownWords)
  const [count, setCount] = useState(() => readWaiting(stampOwner()).length)
  if (count === 0) return null
  const deliver = async () => {
    const { taken, refused } = await deliverWaiting()
    for (const reason of refused) toast(reason, 'failure')
    setCount(readWaiting(stampOwner()).length)
    if (taken > 0) onSent()
  }
  return (
    <section className="page-card" role="status">
      <p className="page-lead">{words.waiting(count)}</p>
      <Button onClick={() => void deliver()}>{words.sendNow}</Button>
    </section>
  )
}

function Own({ state, id }: { readonly state: AttendanceState | undefined; readonly id: string | undefined }) {
  const words = useWords(ownWords)
  const pages = useRecords(state)
  const signIn = (
    <Button color="primary" onClick={() => void open(attendancePaths.signIn)}>
      {words.signIn}
    </Button>
  )
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={<Empty t={state ? words.noneLikeThat : words.none} action={signIn} />}
      tools={
        <div className="page page-tools">
          <WaitingStamps onSent={() => void pages.refetch()} />
          <div className="page-buttons">
            {signIn}
            <Button onClick={() => void open(attendancePaths.signOut)}>{words.signOut}</Button>
            <Button onClick={() => void open(attendancePaths.overview)}>{words.rates}</Button>
          </div>
          <StateChoice state={state} />
        </div>
      }
      path={attendancePaths.own}
      filter={{ state }}
      onePath={attendancePaths.status}
      chosen={id}
      View={OwnStatus}
    >
      {(row) => <AttendanceRowText row={row} />}
    </RowsWithDetail>
  )
}

/** A student's own lessons, or those of a student who shares them with a family member. */
export default function OwnScreen() {
  const { state, id, studentId } = useQueryOf(attendancePaths.own)
  const shown = attendanceStates.find((one) => one === state)
  return (
    <OfStudent kind="attendance" path={attendancePaths.own} studentId={studentId}>
      {(student) =>
        student ? (
          <SharedRecords key={`${student.id} ${shown}`} student={student} state={shown} />
        ) : (
          <Own key={shown} state={shown} id={id} />
        )
      }
    </OfStudent>
  )
}
