import { heartbeatSeconds } from '@campus/contract/terminals/machine.ts'
import { nonceToSend } from '@campus/server/testing/ask.ts'

export type News = Awaited<ReturnType<typeof hearJobs>>

/** Listens as the program beside a printer does: `next` resolves when the server next announces a job. */
export const hearJobs = async (url: string, token: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
  const [ready, waiting] = [Promise.withResolvers<void>(), [] as (() => void)[]]
  const sendHello = () => void nonceToSend(token).then((beat) => socket.send(JSON.stringify({ type: 'hello', token, beat })))
  const saying = setInterval(sendHello, heartbeatSeconds * 1000)
  socket.addEventListener('open', sendHello)
  socket.addEventListener('error', () => ready.reject(new Error('no socket')))
  socket.addEventListener('message', ({ data }) => {
    const { topic } = JSON.parse(String(data)) as { topic: string }
    if (topic === 'ready') ready.resolve()
    if (topic === 'job') waiting.shift()?.()
  })
  await ready.promise
  return {
    next: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    close: () => {
      clearInterval(saying)
      socket.close()
    },
  }
}
