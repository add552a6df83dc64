import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { DataRequests } from './data-requests.tsx'

const orderId = '01890a5d-ac96-774b-bcce-b302099a8057'

serveCalls((request, response) => {
  const refusal = { code: 500, error: 'certificate_to_come', msg: 'Not collected', data: { orderId } }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(request.method === 'POST' ? refusal : { code: 200, msg: 'ok', data: [] }))
})

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => ({ ...parseSession(null), token: 'T1' }))
})

test('who cannot leave because of a paid certificate is led to its order', async (t) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <DataRequests pointedAt={undefined} />
    </QueryClientProvider>,
  )
  const button = (name: RegExp) => [...place.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''))
  const link = () => place.querySelector('a')
  await doing(() => button(/申请删除数据/)?.click())
  assert.equal(link(), null)
  await doing(() => button(/提交申请/)?.click())
  while (!link()) await doing(() => new Promise((resolve) => setImmediate(resolve)))
  assert.match(link()?.href ?? '', new RegExp(`orderDetail\\?id=${orderId}$`))
})
