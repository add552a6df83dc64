import { watchPcLogin } from '@campus/contract/account/pc-login.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { socketBase } from '../../../installation/installation.ts'

interface ShownCode {
  readonly id: string
  readonly pageSecret: string
}

type News = OutputOf<typeof watchPcLogin>

const Push = z.object({ topic: z.literal('pc_login') })
const askEvery = 2000
const askEveryWithPush = 15_000
/** The code itself lives 60 s; a page that learns nothing for longer than this stops asking. */
const patience = 150_000

const jsonIn = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** The page's own socket: it is known by the code's secret, not by a person. */
const openPush = ({ id, pageSecret }: ShownCode, onNews: () => void) => {
  const socket = new WebSocket(`${socketBase().replace(/^http/, 'ws')}/ws`)
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch_pc_login', id, pageSecret })))
  socket.addEventListener('message', ({ data }) => {
    if (Push.safeParse(jsonIn(data)).success) onNews()
  })
  return { isOpen: () => socket.readyState === WebSocket.OPEN, close: () => socket.close() }
}

const isOver = ({ state }: News) => state === 'confirmed' || state === 'refused' || state === 'expired'

/** Follows the state of a shown code: by push, otherwise by polling. Returns the function that stops it. */
export const followCode = (code: ShownCode, notify: (news: News) => void): (() => void) => {
  const leaving = new AbortController()
  let wake: () => void = () => undefined
  // News may come while we are asking: then the next pause is none.
  let hasNews = false
  const push = openPush(code, () => {
    hasNews = true
    wake()
  })

  const pause = () =>
    new Promise<void>((resolve) => {
      if (hasNews) return resolve()
      const timer = setTimeout(resolve, push.isOpen() ? askEveryWithPush : askEvery)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const ask = async () => {
    try {
      return await send(watchPcLogin, code, { signal: leaving.signal, background: true })
    } catch {
      // No answer this time: the next one will.
      return undefined
    }
  }

  const follow = async () => {
    const end = Date.now() + patience
    while (!leaving.signal.aborted && Date.now() < end) {
      await pause()
      hasNews = false
      if (leaving.signal.aborted) return
      const news = await ask()
      if (news && !leaving.signal.aborted) notify(news)
      if (news && isOver(news)) break
    }
    push.close()
  }
  void follow()

  return () => {
    leaving.abort()
    push.close()
    wake()
  }
}
