import { useEffect, useRef } from 'react'

/** Does something when the network comes back; also on a page that was opened without one, of which queries know nothing. */
export const useBackOnline = (action: () => void): void => {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    const run = () => latest.current()
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [])
}
