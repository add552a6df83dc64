import { openLiveSocket } from '@campus/client/events/live-socket.ts'
import { heartbeatSeconds } from '@campus/contract/terminals/machine.ts'
import { nonceToSend } from '@campus/server/testing/ask.ts'

export type News = Awaited<ReturnType<typeof hearJobs>>

/** Listens as the program beside a printer does: `next` is over when the server next tells of a job. */
export const hearJobs = async (url: string, token: string) => {
  const [ready, waiting] = [Promise.withResolvers<void>(), [] as (() => void)[]]
  let beat: string | undefined
  const obtainNonce = async () => {
    beat = await nonceToSend(token)
    return true
  }
  const live = openLiveSocket({
    base: () => url,
    greeting: () => ({ type: 'hello', token, beat }),
    prepare: obtainNonce,
    onMessage: (topic) => {
      if (topic === 'ready') ready.resolve()
      if (topic === 'job') waiting.shift()?.()
    },
    // A socket that ends spoils what is measured.
    comesBack: () => {
      ready.reject(new Error('no socket'))
      return false
    },
  })
  const saying = setInterval(() => void obtainNonce().then(live.greet), heartbeatSeconds * 1000)
  live.open()
  await ready.promise
  return {
    next: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    close: () => {
      clearInterval(saying)
      live.close()
    },
  }
}
