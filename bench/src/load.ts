import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface Target {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** An answer that is no envelope and has this status; without it, an envelope that is no refusal. */
  readonly status?: 200 | 304
}

export interface Measured {
  readonly perSecond: number
  readonly p99: number
}

interface Report {
  readonly requests: { readonly average: number; readonly total: number }
  readonly latency: { readonly p99: number }
  readonly non2xx: number
  readonly '3xx': number
  readonly errors: number
}

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const connections = 16

/** Load for so many seconds, from its own process. */
export const loadFor = async (seconds: number, { url, method, headers, body, status = 200 }: Target): Promise<Measured> => {
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const given = body === undefined ? [] : ['-b', body]
  const child = spawn(
    process.execPath,
    [autocannon, '-j', '-n', '-c', String(connections), '-d', String(seconds), '-m', method, ...words, ...given, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { requests, latency, non2xx, '3xx': unchanged, errors } = JSON.parse(await text(child.stdout)) as Report
  const wrong = status === 304 ? requests.total - unchanged : non2xx
  if (wrong > 0 || errors > 0) throw new Error(`${method} ${url}: ${wrong} answers were not good, ${errors} failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}

export const medianOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** A refusal travels with status 200 as well, and a refused request would be measured as a fast one. */
const checkAnswer = async ({ url, method, headers, body, status }: Target) => {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
  if (status !== undefined) {
    if (response.status !== status) throw new Error(`${method} ${url} answers ${response.status}, not ${status}`)
    return
  }
  const answer = (await response.json()) as { code: number; msg: string }
  if (answer.code !== 200) throw new Error(`${method} ${url} is refused: ${answer.msg}`)
}

/** Ours and the yardstick in turns, so that whatever else the machine does falls on both; the medians count. */
export const compare = async (ours: Target, bare: Target, rounds: number, seconds: number) => {
  for (const target of [ours, bare]) {
    await checkAnswer(target)
    await loadFor(1, target)
  }
  const measured: { ours: Measured; bare: Measured }[] = []
  for (let round = 0; round < rounds; round += 1) measured.push({ ours: await loadFor(seconds, ours), bare: await loadFor(seconds, bare) })
  for (const target of [ours, bare]) await checkAnswer(target)
  const summary = (whose: 'ours' | 'bare'): Measured => ({
    perSecond: medianOf(measured.map((round) => round[whose].perSecond)),
    p99: medianOf(measured.map((round) => round[whose].p99)),
  })
  const [oursMedian, bareMedian] = [summary('ours'), summary('bare')]
  return { ours: oursMedian, bare: bareMedian, ratio: oursMedian.perSecond / bareMedian.perSecond }
}
