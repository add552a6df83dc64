import { openLiveSocket } from '@campus/client/events/live-socket.ts'
import { openTopics } from '@campus/client/events/topics.ts'
import { nonceNeededCode } from '@campus/contract/terminals/nonce.ts'
import { useEffect, useRef } from 'react'
import { readCredential, watchCredential } from './credential.ts'
import { renewNonce } from './heartbeat.ts'

/** `ready`: the server listens to us again, and what came meanwhile is unknown. */
type Topic = 'ready' | 'status' | 'visit' | 'print'

const topics = openTopics()

/** Keeps one socket open as long as it is wanted; where that fails, the screens still ask by themselves. */
export const listenForNews = (token: string): (() => void) => {
  let said: string | null = null
  const live = openLiveSocket({
    base: () => location.origin,
    greeting: () => {
      const credential = readCredential()
      if (credential?.token !== token || credential.beat === null) return undefined
      said = credential.beat
      return { type: 'hello', token, beat: said }
    },
    onMessage: topics.notify,
    comesBack: (code) => {
      if (code === nonceNeededCode) renewNonce(said).catch(() => undefined)
      return true
    },
  })
  live.open()
  // It says hello with each new nonce of this credential, or the server falls silent.
  const stopWatching = watchCredential(live.greet)
  return () => {
    stopWatching()
    live.close()
  }
}

export const useNews = (topic: Topic, listener: (data: unknown) => void): void => {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => topics.listen(topic, (data) => latest.current(data)), [topic])
}
