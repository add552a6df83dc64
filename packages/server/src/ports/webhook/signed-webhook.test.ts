import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { serveLocally } from '../../testing/servers/local-server.ts'
import { signedWebhooks } from './signed-webhook.ts'

const secret = 'a secret of the school'
const now = () => new Date('2026-11-17T08:00:00Z')
const webhook = (url: string) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/json' },
  body: '{"amount":"8.50"}',
  key: 'run-1',
})

const open = (url: string, more: { hosts?: readonly string[]; allowsPrivate?: boolean } = {}) =>
  signedWebhooks({ hosts: more.hosts ?? [new URL(url).host], allowsPrivate: more.allowsPrivate ?? true, secret, now })

test('a call carries its key and is signed over time and body', async (test) => {
  const asked: { headers: Record<string, unknown>; body: string }[] = []
  const url = await serveLocally(test, ({ headers, body }) => {
    asked.push({ headers, body: body.toString() })
    return { status: 200, body: {} }
  })
  assert.deepEqual(await open(url).send(webhook(`${url}/hook`)), { status: 200 })
  const [call] = asked
  const time = String(now().getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${call?.body}`).digest('hex')
  assert.deepEqual(
    [call?.headers['idempotency-key'], call?.headers['x-campus-time'], call?.headers['x-campus-signature']],
    ['run-1', time, `sha256=${signature}`],
  )
})

test('a host that is not listed, a private address, another scheme and a password in the address are refused without a call', async (test) => {
  let calls = 0
  const url = await serveLocally(test, () => {
    calls += 1
    return { status: 200, body: {} }
  })
  const { host } = new URL(url)
  await assert.rejects(open(url, { hosts: ['erp.example.edu.cn'] }).send(webhook(url)), /not allowed/)
  await assert.rejects(open(url, { allowsPrivate: false }).send(webhook(url)), /not on the open Internet/)
  await assert.rejects(open(url).send(webhook(`ftp://${host}/`)), /not valid/)
  await assert.rejects(open(url).send(webhook(`http://user:word@${host}/`)), /password/)
  await assert.rejects(open(url).send(webhook('no address')), /not valid/)
  assert.equal(calls, 0)
})

test('a redirect is not followed, and the answer of a receiver that fails is told', async (test) => {
  const paths: string[] = []
  const url = await serveLocally(test, ({ url: { pathname } }) => {
    paths.push(pathname)
    return pathname === '/away' ? { status: 302, headers: { location: '/inside' }, body: {} } : { status: 500, body: {} }
  })
  assert.deepEqual(await open(url).send(webhook(`${url}/away`)), { status: 302 })
  assert.deepEqual(await open(url).send(webhook(`${url}/broken`)), { status: 500 })
  assert.deepEqual(paths, ['/away', '/broken'])
})
