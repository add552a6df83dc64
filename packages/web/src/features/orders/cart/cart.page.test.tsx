import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { ok, serveSchool } from '@campus/client/testing/school-server.ts'
import { cart } from '@campus/contract/orders/cart.ts'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { cartItem } from '../../../testing/cart-item.ts'
import CartScreen from './cart-screen.tsx'

const school = serveSchool()
beforeEach(() => changeSession(() => parseSession(null)))

const holding = (...names: readonly string[]) => {
  const direct = names.map((name, index) => cartItem(`01890a5d-ac96-774b-bcce-b302099a81${index}0`, { name }))
  school.reply = ({ url }) =>
    url?.startsWith(cart.path) ? ok({ direct, approval: [], count: direct.length }) : ok({ count: direct.length })
}

function Visits() {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      <button type="button" id="visit" onClick={() => setIsThere(!isThere)} />
      {isThere && <CartScreen />}
    </>
  )
}

test('what is added between two visits is ticked on the second one, and the rest is as it was left', async (t) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  holding('在读证明')
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <Visits />
    </QueryClientProvider>,
  )
  const ticks = () => [...place.querySelectorAll<HTMLInputElement>('.cart-line input[type=checkbox]')]
  const hasLines = async (count: number) => {
    while (ticks().length !== count) await doing(() => new Promise((resolve) => setImmediate(resolve)))
  }
  const visit = () => doing(() => place.querySelector<HTMLElement>('#visit')?.click())
  await hasLines(1)
  await doing(() => ticks()[0]?.click())
  await visit()
  holding('在读证明', '成绩单')
  await visit()
  await hasLines(2)
  assert.deepEqual(
    ticks().map(({ checked }) => checked),
    [false, true],
  )
})
