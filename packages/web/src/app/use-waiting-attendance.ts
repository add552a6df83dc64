import { withPageLock } from '@campus/client/page-lock.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { sayNow } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { waitingMarksPrefix, waitingStampsPrefix } from '../features/attendance/waiting-prefix.ts'
import { openDevice } from '../offline-cache/cached-answers.ts'

const isWaiting = (prefix: string) => {
  const device = openDevice()
  return (
    device !== undefined && Array.from({ length: device.length }, (_, index) => device.key(index)).some((key) => key?.startsWith(prefix))
  )
}

const deliverStamps = async () => {
  const { deliverWaiting } = await import('../features/attendance/phone/waiting-stamps.ts')
  const { taken, refused } = await deliverWaiting()
  if (taken > 0) toast(sayNow(['离线考勤已提交', 'Your offline attendance was sent', '離線考勤已提交']), 'success')
  for (const reason of refused) toast(reason, 'failure')
}

const deliverMarks = async () => {
  const marks = await import('../features/attendance/roll/waiting-marks.ts')
  const { taken, refused } = await marks.deliverMarks()
  if (taken > 0) toast(sayNow(['离线点名已提交', 'Your offline roll call was sent', '離線點名已提交']), 'success')
  for (const reason of refused)
    toast(sayNow([`离线点名未提交：${reason}`, `Your offline roll call was refused: ${reason}`, `離線點名未提交：${reason}`]), 'failure')
}

/** One after the other, so that nothing is said twice. */
const deliver = async () => {
  if (isWaiting(waitingStampsPrefix)) await withPageLock('campus.stamps', deliverStamps)
  if (isWaiting(waitingMarksPrefix)) await withPageLock('campus.delivery', deliverMarks)
}

/** What a busy or broken server did not take is tried again so soon that the phone does not count as one that was online meanwhile. */
const againMs = 30_000

/** Stamps and marks that wait on this device are sent when the app opens and when the network is back, before anything else is asked for. */
export const useWaitingAttendance = (isLoggedIn: boolean): void =>
  useEffect(() => {
    if (!isLoggedIn) return undefined
    const begin = () => void deliver().catch(() => undefined)
    begin()
    window.addEventListener('online', begin)
    const timer = setInterval(begin, againMs)
    return () => {
      window.removeEventListener('online', begin)
      clearInterval(timer)
    }
  }, [isLoggedIn])
