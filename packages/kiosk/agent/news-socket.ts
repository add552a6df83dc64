import { nonceNeededCode } from '@campus/contract/terminals/nonce.ts'
import { z } from 'zod'
import type { Heartbeat } from './heartbeat.ts'
import { waitAfterFailure } from './pace.ts'
import { ServerAway } from './server/failures.ts'
import type { Tools } from './tools.ts'
import type { WakeSignal } from './wake-signal.ts'

const News = z.object({ topic: z.string() })

const topicOf = (data: unknown) => {
  try {
    return News.safeParse(JSON.parse(String(data))).data?.topic
  } catch {
    return undefined
  }
}

interface Listening {
  readonly url: URL
  readonly token: string
  readonly wakeSignal: WakeSignal
  readonly heartbeat: Pick<Heartbeat, 'nonce' | 'renew' | 'onNonce'>
}

interface Ended {
  readonly wasReady: boolean
  /** The word that was said last, where the server wants a newer one. */
  readonly worn: string | undefined
}

/** One socket, from its hello to its end. It says hello again with each new word, or the server falls silent. */
const listenOnce = (
  first: string,
  { url, token, wakeSignal: bell, heartbeat: heart }: Listening,
  onReady: (isReady: boolean) => void,
  signal: AbortSignal,
) =>
  new Promise<Ended>((resolve) => {
    const socket = new WebSocket(url)
    let wasReady = false
    let said = first
    const say = (word: string) => {
      said = word
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'hello', token, beat: word }))
    }
    const stopSaying = heart.onNonce(say)
    const end = (worn?: string) => {
      stopSaying()
      signal.removeEventListener('abort', leave)
      onReady(false)
      resolve({ wasReady, worn })
    }
    const leave = () => {
      socket.close()
      end()
    }
    signal.addEventListener('abort', leave, { once: true })
    socket.addEventListener('open', () => say(said))
    socket.addEventListener('message', ({ data }) => {
      const topic = topicOf(data)
      if (topic === 'ready') {
        wasReady = true
        onReady(true)
      }
      // What came while nobody listened is asked for at once.
      if (topic === 'ready' || topic === 'job') bell.ring()
    })
    socket.addEventListener('close', ({ code }) => end(code === nonceNeededCode ? said : undefined))
  })

/** Notified at once of new work; if that fails, the program still polls. */
export const listenForJobs = (
  { pace, signal }: Pick<Tools, 'pace' | 'signal'>,
  { serverUrl, ...given }: Omit<Listening, 'url'> & { readonly serverUrl: string },
) => {
  let isListening = false
  const url = new URL('/ws', serverUrl)
  url.protocol = url.protocol.replace('http', 'ws')
  const setListening = (isReady: boolean) => {
    isListening = isReady
  }
  const listen = async (): Promise<boolean> => {
    try {
      const { wasReady, worn } = await listenOnce(await given.heartbeat.nonce(), { url, ...given }, setListening, signal)
      if (worn !== undefined) await given.heartbeat.renew(worn)
      return wasReady
    } catch (error) {
      if (error instanceof ServerAway) return false
      throw error
    }
  }
  const run = async () => {
    for (let failures = 0; !signal.aborted; ) {
      failures = (await listen()) ? 1 : failures + 1
      await waitAfterFailure(pace, failures, signal)
    }
  }
  return { run, isListening: () => isListening }
}
