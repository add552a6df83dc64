import { pauseBefore } from '@campus/client/pause-before.ts'
import { nonceNeededCode } from '@campus/contract/terminals/nonce.ts'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { readCredential, watchCredential } from './credential.ts'
import { renewNonce } from './heartbeat.ts'

/** `ready`: the server listens to us again, and what came meanwhile is unknown. */
type Topic = 'ready' | 'status' | 'visit' | 'print'

const News = z.object({ topic: z.string(), data: z.unknown() })
const listeners = new Map<string, Set<(data: unknown) => void>>()

const tell = (text: unknown) => {
  try {
    const { topic, data } = News.parse(JSON.parse(String(text)))
    for (const listener of listeners.get(topic) ?? []) listener(data)
  } catch {
    // Not for us.
  }
}

/** Sends each new nonce of this credential, or the server stops pushing; returns the last one sent. */
const keepSayingHello = (socket: WebSocket, token: string) => {
  let said: string | null = null
  const say = () => {
    const credential = readCredential()
    const isNew = credential?.token === token && credential.beat !== null && credential.beat !== said
    if (!isNew || socket.readyState !== WebSocket.OPEN) return
    said = credential.beat
    socket.send(JSON.stringify({ type: 'hello', token, beat: said }))
  }
  socket.addEventListener('open', say)
  socket.addEventListener('close', watchCredential(say))
  return () => said
}

/** Keeps one socket open as long as it is wanted; where that fails, the screens still ask by themselves. */
export const listenForNews = (token: string): (() => void) => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isWanted = true
  const connect = () => {
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    socket = opened
    const lastSaid = keepSayingHello(opened, token)
    opened.addEventListener('message', ({ data }) => {
      failures = 0
      tell(data)
    })
    opened.addEventListener('close', ({ code }) => {
      if (!isWanted) return
      if (code === nonceNeededCode) renewNonce(lastSaid()).catch(() => undefined)
      timer = setTimeout(connect, pauseBefore(failures, Math.random()))
      failures += 1
    })
  }
  connect()
  return () => {
    isWanted = false
    clearTimeout(timer)
    socket?.close()
  }
}

export const useNews = (topic: Topic, listener: (data: unknown) => void): void => {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const hear = (data: unknown) => latest.current(data)
    const hearing = listeners.get(topic) ?? new Set()
    listeners.set(topic, hearing.add(hear))
    return () => void hearing.delete(hear)
  }, [topic])
}
