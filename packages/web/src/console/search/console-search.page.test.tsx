import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, test } from 'node:test'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { doing, draw, type } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { parseSession } from '../../session/session.ts'
import { changeSession } from '../../session/session-store.ts'
import { ConsoleSearch } from './console-search.tsx'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
let answer = () => {}
const asked = new Promise<void>((resolve) => {
  answer = resolve
})

const found = { code: 200, msg: 'ok', data: [{ kind: 'person', id, title: '慕容晓雯', note: '' }] }
const reply = async (response: ServerResponse) => {
  await asked
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(found))
}
serveCalls((_, response) => void reply(response))

beforeEach(() => changeSession(() => ({ ...parseSession(null), token: 'T1' })))
afterEach(() => {
  changeSession(() => parseSession(null))
  window.location.hash = ''
})

test('who presses Enter before the answer is there gets to the first result once it comes', async (t) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  let isClosed = false
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <ConsoleSearch
        onClose={() => {
          isClosed = true
        }}
      />
    </QueryClientProvider>,
  )
  const box = place.querySelector('input')
  assert.ok(box)
  await type(box, 'murong')
  await doing(() => place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  assert.equal(isClosed, false)
  answer()
  while (!window.location.hash.startsWith(`#${consolePaths.person.address}?id=${id}`))
    await doing(() => new Promise((resolve) => setTimeout(resolve, 5)))
  assert.equal(isClosed, true)
})
