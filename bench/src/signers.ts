import { randomUUID } from 'node:crypto'
import { codeSteps, macOf, makePhoneKey, publicKeyOf, signStamp, stampText, stepAt, writeCode } from '@campus/contract/attendance/codes.ts'
import { sign } from '@campus/contract/attendance/signs.ts'
import { asker } from '@campus/server/testing/ask.ts'
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

/** All phones are behind one address. */
const headers = { 'x-forwarded-for': '198.51.100.7' }

/** What the phone does when it has read the code that the projector shows now. */
const signByApp = async (url: string, { tag, key, token }: Signer, pair: CryptoKeyPair) => {
  const step = stepAt(Date.now(), codeSteps.scanned)
  const code = writeCode({ tag, step, mac: await macOf(key, 'in', step) })
  const said = { code, purpose: 'in', at: new Date().toISOString(), nonce: randomUUID() } as const
  const stamp = { ...said, key: await publicKeyOf(pair), signature: await signStamp(pair, stampText(said)) }
  const { error } = await asker(url)(sign, stamp, { token, headers })
  return error
}

const signBare = async (url: string, { lessonId, personId, sectionId, schoolId }: Signer) => {
  const values = [schoolId, lessonId, personId, sectionId, randomUUID()]
  const response = await fetch(`${url}/run/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ values }),
  })
  await response.arrayBuffer()
  return response.ok ? undefined : String(response.status)
}

const run = async ({ url, way, signers, atOnce }: Task): Promise<Signing> => {
  const waiting = await Promise.all(signers.map(async (signer) => ({ signer, pair: await makePhoneKey() })))
  const refusals: string[] = []
  const began = performance.now()
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const error = await (way === 'app' ? signByApp(url, next.signer, next.pair) : signBare(url, next.signer))
      if (error !== undefined) refusals.push(error)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  const seconds = (performance.now() - began) / 1000
  return { seconds, perSecond: signers.length / seconds, refused: refusals.length, reasons: [...new Set(refusals)] }
}

/** From a process of their own, so that what phones cost is not taken from the server's time. */
export const sendSigners = (task: Task) => runInChild(import.meta.url, task) as Promise<Signing>

if (import.meta.main) answerParent(await run((await readGiven()) as Task))
