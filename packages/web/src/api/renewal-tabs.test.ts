import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { call } from '@campus/contract/call.ts'
import { z } from 'zod'
import { stored } from '../testing/local-storage.ts'

/** The modules of a tab carry its number, so that each tab of the test has its own memory, as in a browser. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context)
    const tab = context.parentURL?.match(/\?tab=\d+$/)?.[0]
    return tab && /\/packages\/(client|web)\/src\//.test(found.url) ? { ...found, url: found.url + tab } : found
  },
})

const grade = call({ method: 'GET', path: '/grade', who: 'user', summary: 'Reads.', output: z.object({ score: z.number() }) })

let tabs = 0
/** Opens a tab: its session as it stands in the storage, and its client. */
const openTab = async () => {
  tabs += 1
  const load = (path: string): Promise<unknown> => import(new URL(`${path}?tab=${tabs}`, import.meta.url).href)
  const { send } = (await load('./send.ts')) as typeof import('./send.ts')
  const { readSession } = (await load('../session/session-store.ts')) as typeof import('../session/session-store.ts')
  const { onSessionLoss } = (await load('./session-loss.ts')) as typeof import('./session-loss.ts')
  const { server } = (await load('../../../client/src/calls/transport.ts')) as typeof import('@campus/client/calls/transport.ts')
  server.base = `http://127.0.0.1:${(school.address() as AddressInfo).port}`
  const state = { losses: 0 }
  onSessionLoss(() => {
    state.losses += 1
  })
  return { state, readSession, look: () => send(grade, {}) }
}

const user = {
  uid: '0190a0de-0000-7000-8000-000000000001',
  name: '李明',
  schoolId: '0190a0de-0000-7000-8000-000000000002',
  schoolName: '示范大学',
  xuehao: '20230101',
  avatar: '',
  roles: ['student'],
  displayMode: 'system',
}

/** A server that rotates remember tokens: R1 gives T2 and R2. What it does with a token that comes again is up to the test. */
let [renewals, losesAnswers] = [0, 0]
let onRenewal: () => void = () => undefined
let onReuse: 'theft' | 'same answer' = 'theft'
const goodTokens = new Set<string>()
let openedFor = new Map<string, { token: string; remember: string }>()

const renew = (remember: string) => {
  const before = openedFor.get(remember)
  if (before) return onReuse === 'theft' ? undefined : before
  const next = Number(remember.slice(1)) + 1
  const opened = { token: `T${next}`, remember: `R${next}` }
  openedFor.set(remember, opened)
  goodTokens.add(opened.token)
  return opened
}

const answerRequest = async (headers: IncomingHttpHeaders, response: ServerResponse) => {
  const answer = (body: object, more: Record<string, string> = {}) =>
    response.writeHead(200, { 'content-type': 'application/json', ...more }).end(JSON.stringify({ code: 200, msg: '', ...body }))
  if (goodTokens.has(headers.authorization?.slice('Bearer '.length) ?? '')) return answer({ data: { score: 91 } })
  const remember = headers['x-remember']
  if (typeof remember !== 'string') return answer({ code: 500, data: null, result: 'login' })
  renewals += 1
  onRenewal()
  const opened = renew(remember)
  // Long enough for the other tab to have asked as well.
  await new Promise((resolve) => setTimeout(resolve, 100))
  if (losesAnswers > 0) {
    losesAnswers -= 1
    return response.destroy()
  }
  if (!opened) return answer({ code: 500, data: null, result: 'login' }, { 'x-remember': 'deleteMe' })
  return answer({ data: { score: 91 }, token: opened.token, user, isAgent: false }, { 'x-remember': opened.remember })
}

const school = createServer((request, response) => void answerRequest(request.headers, response))

before(() => new Promise<void>((resolve) => school.listen(0, '127.0.0.1', resolve)))
after(() => {
  school.closeAllConnections()
  school.close()
})
beforeEach(() => {
  ;[renewals, losesAnswers, onReuse] = [0, 0, 'theft']
  goodTokens.clear()
  openedFor = new Map()
  stored.set('campus.session', JSON.stringify({ token: 'T1', remember: 'R1', user }))
})

test('three tabs that meet the loss at once renew the session once, and all stay in', async () => {
  const open = [await openTab(), await openTab(), await openTab()]
  const grades = await Promise.all(open.map(({ look }) => look()))
  assert.deepEqual(grades, [{ score: 91 }, { score: 91 }, { score: 91 }])
  assert.equal(renewals, 1)
  assert.deepEqual(
    open.map(({ readSession, state }) => [readSession().token, readSession().remember, readSession().user?.name, state.losses]),
    open.map(() => ['T2', 'R2', '李明', 0]),
  )
})

test('a tab that has not received the renewal yet does not write the old tokens back', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.look()
  assert.deepEqual([second.readSession().token, renewals], ['T1', 1])
  await second.look()
  assert.equal(renewals, 1)
  assert.deepEqual([second.readSession().token, second.readSession().remember], ['T2', 'R2'])
  assert.match(stored.get('campus.session') ?? '', /"token":"T2".*"remember":"R2"/)
})

test('while one tab renews, the others keep the session they show', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const isRenewing = new Promise<void>((resolve) => {
    onRenewal = resolve
  })
  const running = first.look()
  await isRenewing
  assert.equal(first.readSession().user, null, 'this tab shows the placeholder')
  assert.match(stored.get('campus.session') ?? '', /"token":"T1"/)
  assert.equal(second.readSession().user?.name, '李明')
  await running
})

test('an answer that was lost on the way costs nobody the login: the next call renews with the same token', async () => {
  const tab = await openTab()
  ;[losesAnswers, onReuse] = [1, 'same answer']
  await assert.rejects(tab.look())
  assert.deepEqual([tab.readSession().token, tab.readSession().remember, tab.state.losses], ['T1', 'R1', 0])
  assert.deepEqual(await tab.look(), { score: 91 })
  assert.deepEqual([tab.readSession().token, tab.readSession().remember, renewals], ['T2', 'R2', 2])
})

test('a browser without locks renews twice, and the same answer keeps both tabs in', async (context) => {
  context.mock.getter(navigator, 'locks', () => undefined)
  onReuse = 'same answer'
  const open = [await openTab(), await openTab()]
  await Promise.all(open.map(({ look }) => look()))
  assert.equal(renewals, 2)
  for (const { readSession } of open) assert.deepEqual([readSession().token, readSession().remember], ['T2', 'R2'])
})

test('a late refusal of an old token does not forget the newer one', async (context) => {
  context.mock.getter(navigator, 'locks', () => undefined)
  const open = [await openTab(), await openTab()]
  assert.deepEqual(await Promise.all(open.map(({ look }) => look())), [{ score: 91 }, { score: 91 }])
  assert.match(stored.get('campus.session') ?? '', /"token":"T2".*"remember":"R2"/)
})
