import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endDevice, endOtherDevices, ownDevices } from '@campus/contract/account/devices.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const phone = {
  headers: {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  },
}
const list = async (token: string) => (await asker(campus().url)(ownDevices, {}, { token })).data
const becomesRefused = (token: string) =>
  eventually(async () => ((await asker(campus().url)(ownInfo, {}, { token })).result === 'login' ? true : undefined))

test('a student sees where they are logged in, which device is this one, and nothing of others', async () => {
  const { token, person } = await enter(campus())
  await enter(campus(), { schoolId: person.schoolId })
  await logInAs(campus().url, person, {}, phone)
  const devices = await list(token)
  assert.deepEqual(
    devices.map(({ name, way, network, isThisOne }) => ({ name, way, network, isThisOne })),
    [
      { name: 'Safari · iPhone', way: 'password', network: '127.0.0.1', isThisOne: false },
      { name: '未知设备', way: 'test', network: '', isThisOne: true },
    ],
  )
})

test('a remembered device is listed even after its session has expired, and can be ended', async () => {
  const { url, clock } = campus()
  const { person } = await enter(campus())
  const tablet = await logInAs(url, person, { remember: true })
  clock.advance(26 * 3600)
  const { token } = await logInAs(url, person)
  const others = (await list(token)).filter(({ isThisOne }) => !isThisOne)
  assert.equal(others.length, 1)
  assert.equal((await asker(url)(endDevice, { id: others[0]?.id ?? '' }, { token })).code, 200)
  assert.equal((await asker(url)(ownInfo, {}, { remember: tablet.remember })).result, 'login')
  assert.equal((await list(token)).length, 1)
})

test('ending one device ends it at once, notifies the owner with a "this was not me" link, and a second call finds nothing', async () => {
  const { url } = campus()
  const { token, person } = await enter(campus())
  const lost = await logInAs(url, person)
  const id = (await list(token)).find(({ isThisOne }) => !isThisOne)?.id ?? ''
  const answers = await Promise.all([1, 2].map(() => asker(url)(endDevice, { id }, { token })))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').sort(), ['done', 'not_found'])
  await becomesRefused(lost.token)
  for (const [way, to] of [
    ['sms', person.phone],
    ['mail', person.email],
  ] as const)
    assert.match((await waitForPost(campus(), way, to))[0] ?? '', /notMe\?token=/)
})

test('the device of a stranger gives the same answer as a missing one, and stays', async () => {
  const { url } = campus()
  const [mine, stranger] = [await enter(campus()), await enter(campus())]
  const refused = await asker(url)(endDevice, { id: stranger.sessionId }, { token: mine.token })
  const missing = await asker(url)(endDevice, { id: mine.person.id }, { token: mine.token })
  assert.deepEqual([refused.error, refused.msg], [missing.error, missing.msg])
  assert.equal(refused.error, 'not_found')
  assert.equal((await list(stranger.token)).length, 1)
  assert.deepEqual(Object.keys((await asker(url)(endDevice, { id: 'this one' }, { token: mine.token })).fields ?? {}), ['id'])
})

test('all other devices end together', async () => {
  const { url } = campus()
  const { token, person } = await enter(campus())
  const others = [await logInAs(url, person), await logInAs(url, person, { remember: true })]
  assert.deepEqual((await asker(url)(endOtherDevices, {}, { token })).data, { ended: 2 })
  for (const other of others) await becomesRefused(other.token)
  assert.deepEqual((await asker(url)(endOtherDevices, {}, { token })).data, { ended: 0 })
  assert.equal((await list(token)).length, 1)
})
