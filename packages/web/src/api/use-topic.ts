import { useEffect, useRef, useSyncExternalStore } from 'react'
import { listenTo, socketState, watchSocket } from './socket.ts'

export const useSocketState = () => useSyncExternalStore(watchSocket, socketState)

/**
 * Subscribes to one topic. `onMissed` is called when the socket opens, at first or again, while the screen is there: what was pushed between its
 * reads and that moment was missed.
 */
export const useTopic = (topic: string, handler: (data: unknown) => void, onMissed?: () => void): void => {
  const latest = useRef({ handler, onMissed })
  useEffect(() => {
    latest.current = { handler, onMissed }
  })
  useEffect(() => listenTo(topic, (data) => latest.current.handler(data)), [topic])

  const isOpen = useSocketState() === 'open'
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) latest.current.onMissed?.()
    wasOpen.current = isOpen
  }, [isOpen])
}
