import { ownAttendance } from '@campus/contract/attendance/records.ts'
import type { AttendanceState } from '@campus/contract/attendance/states.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'

/** The reader's own lessons, or those of `personId`, each by the id of its lesson. */
export const useRecords = (state: AttendanceState | undefined, personId?: string) => {
  const filter = { ...(state && { state }), ...(personId !== undefined && { personId }) }
  return usePages(keyOf(ownAttendance, filter), async (pageNum, signal) => {
    const { rows, total } = await send(ownAttendance, { ...filter, pageNum }, { signal })
    return { rows: rows.map((row) => ({ ...row, id: row.lesson.id })), total }
  })
}
