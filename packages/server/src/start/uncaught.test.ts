import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../testing/uncaught-server.ts', import.meta.url))

interface Line {
  readonly level: number
  readonly path?: string
  readonly method?: string
  readonly requestId?: string
  readonly err?: { readonly message: string }
}

const startServer = async () => {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  await once(child.stdout, 'data')
  const fatal = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ level }) => level === 60)
  return { url: said.trim().split('\n')[0] ?? '', ended, fatal }
}

/** The body leaves when the server has the head: what then arrives belongs to no request, as far as the system knows. */
const postInTwoParts = async (url: string) => {
  const sending = request(url, { method: 'POST', headers: { 'content-type': 'application/json', expect: '100-continue' } })
  sending.on('continue', () => sending.end('{"a":1}'))
  await once(sending, 'response').catch(() => undefined)
}

for (const [method, path, message] of [
  ['POST', '/throw-later', 'thrown where nobody caught it'],
  ['GET', '/reject', 'rejected where nobody caught it'],
] as const)
  test(`an uncaught error at ${path} is logged with its request, requests in flight finish, and the process ends with 1`, async () => {
    const { url, ended, fatal } = await startServer()
    const slow = fetch(`${url}/slow`).then((response) => response.text())
    await new Promise((resolve) => setTimeout(resolve, 100))
    const broken = method === 'POST' ? postInTwoParts(url + path) : fetch(url + path).catch(() => undefined)
    assert.equal(await slow, 'finished')
    assert.equal(await ended, 1)
    await broken
    const [line] = fatal()
    assert.deepEqual([line?.err?.message, line?.method, line?.path], [message, method, path])
    assert.match(line?.requestId ?? '', /^[\da-f-]{36}$/)
    await assert.rejects(fetch(`${url}/healthz`))
  })
