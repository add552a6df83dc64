import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { z } from 'zod'
import { parseSession } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'
import { useKept } from './use-kept.ts'

const Count = z.number().max(2)

function Counter() {
  const [count, keep] = useKept('count', Count)
  return (
    <>
      <button type="button" onClick={() => keep((count ?? 0) + 1)}>
        {count ?? 'none'}
      </button>
      <button type="button" onClick={() => keep(undefined)}>
        forget
      </button>
    </>
  )
}

const open = async (t: TestContext) => {
  const place = await draw(t, <Counter />)
  const [more, forget] = place.querySelectorAll('button')
  assert.ok(more && forget)
  return { count: () => more.textContent, more: () => doing(() => more.click()), forget: () => doing(() => forget.click()) }
}

const become = (uid: string) =>
  changeSession(() =>
    parseSession(
      JSON.stringify({
        user: { uid, name: '李明', schoolId: uid, schoolName: '', xuehao: '', avatar: '', roles: [], displayMode: 'system' },
      }),
    ),
  )
const [li, wang] = ['0190a0de-0000-4000-8000-000000000001', '0190a0de-0000-4000-8000-000000000002'] as const

beforeEach(() => {
  sessionStorage.clear()
  become(li)
})

test('what was kept is there when the screen opens again, until it is forgotten', async (t) => {
  await (await open(t)).more()
  const again = await open(t)
  assert.equal(again.count(), '1')
  await again.forget()
  assert.equal((await open(t)).count(), 'none')
})

test('the next person on the device finds nothing of it, and the same person finds it again', async (t) => {
  await (await open(t)).more()
  become(wang)
  assert.equal((await open(t)).count(), 'none')
  become(li)
  assert.equal((await open(t)).count(), '1')
})

test('what does not fit any more, or is broken, is left out', async (t) => {
  for (const stored of ['3', '{', '"1"']) {
    sessionStorage.setItem(`campus.draft.${li}.count`, stored)
    assert.equal((await open(t)).count(), 'none', stored)
  }
})
