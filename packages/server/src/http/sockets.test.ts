import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logout } from '@campus/contract/account/login.ts'
import { push } from '../platform/push.ts'
import { asker } from '../testing/ask.ts'
import { enter } from '../testing/enter.ts'
import { hear } from '../testing/hear.ts'
import { useTestCampus } from '../testing/test-campus.ts'

const campus = useTestCampus()

test('an open app hears its own news and nobody else’s', async () => {
  const { ground, url } = campus()
  const [mine, other] = [await enter(campus()), await enter(campus())]
  const [mineHears, otherHears] = [await hear(url, mine.token), await hear(url, other.token)]
  await push(ground.sql, { to: `person:${other.person.id}`, topic: 'secret', data: 1 })
  await push(ground.sql, { to: `person:${mine.person.id}`, topic: 'news', data: 2 })
  assert.equal(await mineHears.next('news', 0), 2)
  assert.equal(await otherHears.next('secret', 0), 1)
  assert.deepEqual(mineHears.of('secret'), [])
  for (const app of [mineHears, otherHears]) app.close()
})

test('who is logged out hears nothing more: the socket is closed with the session', async () => {
  const { url } = campus()
  const { token } = await enter(campus())
  const app = await hear(url, token)
  await asker(url)(logout, {}, { token })
  assert.equal(await app.end(), 4401)
})
