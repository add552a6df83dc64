import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { ok, serveSchool } from '@campus/client/testing/school-server.ts'
import { cart } from '@campus/contract/orders/cart.ts'
import { doing } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { cartItem } from '../../../testing/cart-item.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import CartScreen from './cart-screen.tsx'

const school = serveSchool()
beforeEach(() => changeSession(() => parseSession(null)))

const holding = (...names: readonly string[]) => {
  const direct = names.map((name, index) => cartItem(`01890a5d-ac96-774b-bcce-b302099a81${index}0`, { name }))
  school.reply = ({ url }) =>
    url?.startsWith(cart.path) ? ok({ direct, approval: [], count: direct.length }) : ok({ count: direct.length })
}

test('what is added between two visits is ticked on the second one, and the rest is as it was left', async (t) => {
  holding('在读证明')
  const { place, leave, comeBack } = await drawVisits(t, <CartScreen />)
  const ticks = () => [...place.querySelectorAll<HTMLInputElement>('.cart-line input[type=checkbox]')]
  const hasLines = async (count: number) => {
    while (ticks().length !== count) await doing(() => new Promise((resolve) => setImmediate(resolve)))
  }
  await hasLines(1)
  await doing(() => ticks()[0]?.click())
  await leave()
  holding('在读证明', '成绩单')
  await comeBack()
  await hasLines(2)
  assert.deepEqual(
    ticks().map(({ checked }) => checked),
    [false, true],
  )
})
