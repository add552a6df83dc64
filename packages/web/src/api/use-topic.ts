import { useEffect, useRef, useSyncExternalStore } from 'react'
import { listenTo, socketState, watchSocket } from './socket.ts'

export const useTopic = (topic: string, handler: (data: unknown) => void): void => {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => listenTo(topic, (data) => latest.current(data)), [topic])
}

export const useSocketState = () => useSyncExternalStore(watchSocket, socketState)
