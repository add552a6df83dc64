import { ownAttendance } from '@campus/contract/attendance/records.ts'
import { type AttendanceState, attendanceStateNames, attendanceStates } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { deliverWaiting, readWaiting } from '../phone/waiting-stamps.ts'
import { OwnStatus } from '../status/own-status.tsx'
import { AttendanceRowText } from './attendance-row.tsx'
import { ownWords } from './words.ts'

/** What the phone still has to send. */
function WaitingStamps({ onSent }: { readonly onSent: () => void }) {
  const words = useWords(ownWords)
  const [count, setCount] = useState(() => readWaiting().length)
  if (count === 0) return null
  const deliver = async () => {
    const { taken, refused } = await deliverWaiting()
    for (const reason of refused) toast(reason, 'failure')
    setCount(readWaiting().length)
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
  const say = useSay()
  const filter = state ? { state } : {}
  const pages = usePages(keyOf(ownAttendance, filter), async (pageNum, signal) => {
    const { rows, total } = await send(ownAttendance, { ...filter, pageNum }, { signal })
    return { rows: rows.map((row) => ({ ...row, id: row.lesson.id })), total }
  })
  const options = [['all', words.all] as const, ...attendanceStates.map((one) => [one, say(attendanceStateNames[one])] as const)]
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
          <Choice
            label={words.states}
            options={options}
            value={state ?? 'all'}
            onChoose={(chosen) => void redirect(attendancePaths.own, { state: chosen === 'all' ? undefined : chosen })}
            look="chips"
          />
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

export default function OwnScreen() {
  const { state, id } = useQueryOf(attendancePaths.own)
  const shown = attendanceStates.find((one) => one === state)
  return <Own key={shown} state={shown} id={id} />
}
