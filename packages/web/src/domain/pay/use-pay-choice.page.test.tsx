import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { SessionUser } from '@campus/contract/envelope.ts'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { afterLogout } from '../../session/session.ts'
import { changeSession } from '../../session/session-store.ts'
import { usePayChoice } from './use-pay-choice.ts'

function Paying() {
  const { usesBeans, setUsesBeans, split, way } = usePayChoice({
    total: 500,
    free: 300,
    print: 300,
    offered: [{ way: 'wechat', name: '', isOpen: true, hint: '', balance: null }],
  })
  return (
    <button type="button" onClick={() => setUsesBeans(!usesBeans)}>
      {`${way} ${split.rest}`}
    </button>
  )
}

const li: SessionUser = {
  uid: '0190a0de-0000-7000-8000-000000000001',
  name: '李明',
  schoolId: '0190a0de-0000-7000-8000-000000000002',
  schoolName: '示范大学',
  xuehao: '20230101',
  avatar: '',
  roles: ['student'],
  displayMode: 'system',
}

const open = async (t: TestContext) => {
  const button = (await draw(t, <Paying />)).querySelector('button')
  assert.ok(button)
  return button
}

test('who switched the balance off finds it off at the next order, and on again when they want it', async (t) => {
  const first = await open(t)
  assert.equal(first.textContent, 'beans 0')
  await doing(() => first.click())
  assert.equal(first.textContent, 'wechat 500')
  const next = await open(t)
  assert.equal(next.textContent, 'wechat 500')
  await doing(() => next.click())
  assert.equal((await open(t)).textContent, 'beans 0')
})

test('the next person on the device pays with their balance, whatever the one before switched off', async (t) => {
  changeSession((session) => ({ ...session, token: 'T1', user: li }))
  const first = await open(t)
  await doing(() => first.click())
  assert.equal((await open(t)).textContent, 'wechat 500')
  changeSession(afterLogout)
  assert.equal((await open(t)).textContent, 'beans 0')
})
