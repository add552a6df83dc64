import { isDeepStrictEqual } from 'node:util'
import { WebSocket } from 'ws'
import { nonceToSend } from './ask.ts'
import { eventually } from './eventually.ts'

interface Heard {
  readonly topic: string
  readonly data: unknown
}

/** An open app of somebody: everything the server pushes to it, in order. */
export const listen = async (url: string, token: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
  const say = (beat: string | undefined, as = token) => socket.send(JSON.stringify({ type: 'hello', token: as, beat }))
  const heard: Heard[] = []
  let endedWith: number | undefined
  socket.on('close', (code) => {
    endedWith = code
  })
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as Heard))
  socket.on('open', () => void nonceToSend(token).then(say))
  const of = (topic: string) => heard.filter((news) => news.topic === topic).map(({ data }) => data)
  await eventually(() => of('ready')[0] !== undefined || undefined)
  return {
    of,
    /** Waits for the next news of a topic after those seen already. */
    next: (topic: string, after: number) => eventually(() => of(topic)[after]),
    /** Waits until the newest news of a topic is this; what was sent before the app was open may still come first. */
    until: (topic: string, wanted: unknown) => eventually(() => isDeepStrictEqual(of(topic).at(-1), wanted) || undefined),
    /** How the server ended it, if it did. */
    end: () => eventually(() => endedWith),
    /** A machine says hello again, with this word, or as another one. */
    say,
    close: () => socket.terminate(),
  }
}
