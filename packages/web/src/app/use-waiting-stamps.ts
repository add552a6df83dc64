import { withPageLock } from '@campus/client/page-lock.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { sayNow } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { waitingStampsPrefix } from '../features/attendance/phone/waiting-prefix.ts'
import { openDevice } from '../offline-cache/cached-answers.ts'

const hasWaiting = () => {
  const device = openDevice()
  return (
    device !== undefined &&
    Array.from({ length: device.length }, (_, index) => device.key(index)).some((key) => key?.startsWith(waitingStampsPrefix))
  )
}

const deliverOnce = async () => {
  const { deliverWaiting } = await import('../features/attendance/phone/waiting-stamps.ts')
  const { taken, refused } = await deliverWaiting()
  if (taken > 0) toast(sayNow(['离线签到已提交', 'Your offline sign-in was sent', '離線簽到已提交']), 'success')
  for (const reason of refused) toast(reason, 'failure')
}

/** One after the other, so that nothing is said twice. */
const deliver = async () => {
  if (hasWaiting()) await withPageLock('campus.stamps', deliverOnce)
}

/** What a busy or broken server did not take is tried again so soon that the phone does not count as one that was online meanwhile. */
const againMs = 30_000

/** Stamps that wait on this device are sent when the app opens and when the network is back, before anything else is asked for. */
export const useWaitingStamps = (isLoggedIn: boolean): void =>
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
