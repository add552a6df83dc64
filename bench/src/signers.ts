import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { codeSteps, macOf, makePhoneKey, publicKeyOf, signStamp, stampText, stepAt, writeCode } from '@campus/contract/attendance/codes.ts'
import { sign } from '@campus/contract/attendance/signs.ts'
import { answerParent, readGiven, runInChild } from './in-child.ts'

export interface Signer {
  readonly token: string
  readonly lessonId: string
  readonly tag: string
  readonly key: string
  readonly personId: string
  readonly sectionId: string
  readonly schoolId: string
}

interface Task {
  readonly url: string
  /** By the app, or the same rows by one statement of a bare server. */
  readonly way: 'app' | 'bare'
  readonly signers: readonly Signer[]
  readonly atOnce: number
}

export interface Signing {
  readonly seconds: number
  readonly perSecond: number
  /** Why some were refused, each reason once. */
  readonly refused: number
  readonly reasons: readonly string[]
}

interface Request {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

const json = { 'content-type': 'application/json' }

/** What the phone sends when it has read the code that the projector shows now. All phones are behind one address. */
const requestOfApp = async ({ tag, key, token }: Signer, pair: CryptoKeyPair): Promise<Request> => {
  const step = stepAt(Date.now(), codeSteps.scanned)
  const code = writeCode({ tag, step, mac: await macOf(key, 'in', step) })
  const said = { code, purpose: 'in', at: new Date().toISOString(), nonce: randomUUID() } as const
  const stamp = { ...said, key: await publicKeyOf(pair), signature: await signStamp(pair, stampText(said)) }
  const own = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', lang: 'zh_CN', 'x-forwarded-for': '198.51.100.7' }
  return { path: sign.path, headers: { ...json, ...own }, body: JSON.stringify(stamp) }
}

const requestOfBare = async ({ lessonId, personId, sectionId, schoolId }: Signer): Promise<Request> => ({
  path: '/run/sign',
  headers: json,
  body: JSON.stringify({ values: [schoolId, lessonId, personId, sectionId, randomUUID()] }),
})

/** Why it was refused, if it was. Phones keep their connections, and what they cost is not to be measured: `fetch` costs a multiple. */
const send = async (agent: Agent, url: string, { path, headers, body }: Request) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  request(url + path, { agent, method: 'POST', headers: { ...headers, ...length } }, resolve)
    .on('error', reject)
    .end(body)
  const response = await promise
  const { code, error } = JSON.parse(await text(response)) as { code: number; error?: string }
  return response.statusCode === 200 && code === 200 ? undefined : (error ?? String(response.statusCode))
}

/** So many stamps are made before they are sent. */
const portion = 500

/** A code is good for ten seconds at least: who would send an older one scans the screen again. */
const staleMs = 5000

const run = async ({ url, way, signers, atOnce }: Task): Promise<Signing> => {
  const pairs = way === 'app' ? await Promise.all(signers.map(makePhoneKey)) : []
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const refusals: string[] = []
  let seconds = 0
  for (let from = 0; from < signers.length; from += portion) {
    const waiting = await Promise.all(
      signers.slice(from, from + portion).map(async (signer, place) => {
        const pair = pairs[from + place]
        const make = () => (pair ? requestOfApp(signer, pair) : requestOfBare(signer))
        return { make, made: await make(), at: performance.now() }
      }),
    )
    const began = performance.now()
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const isStale = performance.now() - next.at > staleMs
        const error = await send(agent, url, isStale ? await next.make() : next.made)
        if (error !== undefined) refusals.push(error)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    seconds += (performance.now() - began) / 1000
  }
  agent.destroy()
  return { seconds, perSecond: signers.length / seconds, refused: refusals.length, reasons: [...new Set(refusals)] }
}

/** From a process of their own, and only while they send: what phones cost is not taken from the server's time. */
export const sendSigners = (task: Task) => runInChild(import.meta.url, task) as Promise<Signing>

if (import.meta.main) answerParent(await run((await readGiven()) as Task))
