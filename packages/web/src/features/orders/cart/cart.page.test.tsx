import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { ok, serveSchool } from '@campus/client/testing/school-server.ts'
import { type CartItem, cart } from '@campus/contract/orders/cart.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { doing } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { cartItem } from '../../../testing/cart-item.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import CartScreen from './cart-screen.tsx'

const school = serveSchool()
beforeEach(() => changeSession(() => parseSession(null)))

const holding = (...items: readonly Partial<CartItem>[]) => {
  const direct = items.map((item, index) => cartItem(`01890a5d-ac96-774b-bcce-b302099a81${index}0`, item))
  school.reply = ({ url }) =>
    url?.startsWith(cart.path) ? ok({ direct, approval: [], count: direct.length }) : ok({ count: direct.length })
}

const turn = () => doing(() => new Promise((resolve) => setImmediate(resolve)))

const openCart = async (t: TestContext) => {
  const { place, ...visits } = await drawVisits(t, <CartScreen />)
  const ticks = () => [...place.querySelectorAll<HTMLInputElement>('.cart-line input[type=checkbox]')]
  const hasLines = async (count: number) => {
    while (ticks().length !== count) await turn()
  }
  return { ...visits, place, ticks, hasLines, sum: () => place.querySelector('.cart-sum strong')?.textContent }
}

test('what is added between two visits is ticked on the second one, and the rest is as it was left', async (t) => {
  holding({ name: '在读证明' })
  const { leave, comeBack, ticks, hasLines } = await openCart(t)
  await hasLines(1)
  await doing(() => ticks()[0]?.click())
  await leave()
  holding({ name: '在读证明' }, { name: '成绩单' })
  await comeBack()
  await hasLines(2)
  assert.deepEqual(
    ticks().map(({ checked }) => checked),
    [false, true],
  )
})

test('copies that are added again to a line that was not ticked are ticked, and the total counts all of them', async (t) => {
  const [one, other] = [
    cartItem('01890a5d-ac96-774b-bcce-b302099a8220', { quantity: 3, amount: 1500 }),
    cartItem('01890a5d-ac96-774b-bcce-b302099a8230', { amount: 700 }),
  ]
  holding(one, other)
  const { leave, comeBack, ticks, hasLines, sum } = await openCart(t)
  await hasLines(2)
  await doing(() => ticks()[0]?.click())
  assert.equal(sum(), yuan(700))
  await leave()
  holding({ ...one, quantity: 4, amount: 2000, addedAt: '2026-03-02T00:00:00.000Z' }, other)
  await comeBack()
  await hasLines(2)
  while (sum() !== yuan(2700)) await turn()
  assert.deepEqual(
    ticks().map(({ checked }) => checked),
    [true, true],
  )
})
