import { z } from 'zod'
import type { Bell } from './bell.ts'
import { waitAfterFailure } from './pace.ts'
import type { Tools } from './tools.ts'

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
  readonly bell: Bell
}

/** One socket, from its hello to its end; tells whether it was ever let in. */
const listenOnce = ({ url, token, bell }: Listening, onReady: (isReady: boolean) => void, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const socket = new WebSocket(url)
    let wasReady = false
    const leave = () => {
      socket.close()
      resolve(wasReady)
    }
    signal.addEventListener('abort', leave, { once: true })
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', token })))
    socket.addEventListener('message', ({ data }) => {
      const topic = topicOf(data)
      if (topic === 'ready') {
        wasReady = true
        onReady(true)
      }
      // What came while nobody listened is asked for at once.
      if (topic === 'ready' || topic === 'job') bell.ring()
    })
    socket.addEventListener('close', () => {
      signal.removeEventListener('abort', leave)
      onReady(false)
      resolve(wasReady)
    })
  })

/** Hears at once when there is work; where that fails, the program still asks by itself. */
export const listenForJobs = (
  { pace, signal }: Pick<Tools, 'pace' | 'signal'>,
  { serverUrl, token, bell }: { serverUrl: string; token: string; bell: Bell },
) => {
  let isListening = false
  const url = new URL('/ws', serverUrl)
  url.protocol = url.protocol.replace('http', 'ws')
  const setListening = (isReady: boolean) => {
    isListening = isReady
  }
  const run = async () => {
    for (let failures = 0; !signal.aborted; ) {
      failures = (await listenOnce({ url, token, bell }, setListening, signal)) ? 1 : failures + 1
      await waitAfterFailure(pace, failures, signal)
    }
  }
  return { run, isListening: () => isListening }
}
