import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ok, serveSchool } from '@campus/client/testing/school-server.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { decideWithdrawal, schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import { questions } from '@campus/ui/feedback/ask.ts'
import { navigate } from '@campus/ui/history/location.ts'
import { doing, draw, shows } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import WithdrawalsScreen from './withdrawals-screen.tsx'

const school = serveSchool()
const idOf = (index: number) => `01890a5d-ac96-774b-bcce-b3020000${1000 + index}`
const at = '2026-03-01T06:00:00.000Z'

/** Twelve in all, of 1.00, 2.00 yuan and so on. */
const rows = Array.from({ length: 12 }, (_, index) => ({
  id: idOf(index),
  number: `W${index + 1}`,
  amount: (index + 1) * 100,
  state: 'waiting',
  method: 'wechat',
  reason: '',
  createdAt: at,
  dueAt: at,
  endedAt: null,
  personId: idOf(100 + index),
  personName: `Person ${index + 1}`,
  personNumber: String(index + 1),
}))

test('paying what was ticked on two pages names the people and the whole amount', async (t) => {
  const paid: string[] = []
  school.reply = ({ url = '', body }) => {
    const { pathname, searchParams } = new URL(url, 'http://school')
    if (pathname === decideWithdrawal.path) {
      paid.push(JSON.parse(body).id)
      return ok(null)
    }
    if (pathname !== schoolWithdrawals.path) return ok(null)
    const from = (Number(searchParams.get('pageNum') ?? 1) - 1) * 10
    const found = searchParams.get('words') ? rows.slice(0, 1) : rows
    return ok({ rows: found.slice(from, from + 10), total: found.length, sum: 7800 })
  }
  const user = {
    uid: idOf(900),
    schoolId: idOf(901),
    name: 'Admin',
    nickname: '',
    namePinyin: '',
    xuehao: 'a1',
    roles: ['admin' as const],
    userType: 'staff' as const,
    schoolName: '示范大学',
    unitName: '',
    phone: '',
    email: '',
    avatar: '',
    displayMode: 'system' as const,
  }
  changeSession(() => ({ ...parseSession(null), token: 'T1', user }))
  const list = (query: string) => doing(() => navigate(`${consolePaths.withdrawals.address}?pageSize=10${query}`, { replace: true }))
  await list('')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  const page = await draw(
    t,
    <QueryClientProvider client={queries}>
      <WithdrawalsScreen />
    </QueryClientProvider>,
  )
  const tickAll = () => doing(() => page.querySelector<HTMLElement>('thead .table-tick')?.click())
  const bar = () => page.querySelector('.bulk-bar')?.textContent ?? ''
  await shows(page, /W10/)
  await tickAll()
  await list('&pageNum=2')
  await shows(page, /W11/)
  await tickAll()
  assert.match(bar(), /12/)
  await doing(() => page.querySelector<HTMLElement>('.bulk-bar button')?.click())
  const [question] = questions.getState()
  assert.match(question?.title ?? '', /12.*¥78/)
  assert.match(question?.text ?? '', /Person 1 W1.*Person 2 W2.*Person 3 W3.*9/)
  await doing(() => question?.answer(false))
  assert.deepEqual(paid, [])
  await list('&words=Person')
  await shows(page, /^(?!.*W2)/)
  assert.equal(bar(), '', 'what the filter hides is not paid')
})
