import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ok, serveSchool } from '@campus/client/testing/school-server.ts'
import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { doing, draw, shows } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CodePlace, useShowCode } from './code-place.tsx'

const school = serveSchool()

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const code: PickUpCode = {
  id,
  itemId: id,
  subjectId: id,
  name: '在读证明',
  nameEn: '',
  nameTw: '',
  ownerName: '',
  copies: 1,
  qrAddress: '',
  code: '123412341234',
  expiresAt: '2026-03-01T00:00:00.000Z',
}
const terminal = { name: '图书馆一层', nameEn: '', nameTw: '', location: '', locationEn: '', locationTw: '' }
const printing = { jobId: id, itemId: id, state: 'printing', pagesOut: 1, pagesDue: 2, sheetsDue: 2, reason: '', terminal }

function Kept() {
  const showCode = useShowCode()
  return <button type="button" onClick={() => showCode({ code, isKept: true })} />
}

test('a code that was opened without network follows the terminal when the server is reached again', async (t) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  school.reply = () => ({ status: 502, body: '' })
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <CodePlace>
        <Kept />
      </CodePlace>
    </QueryClientProvider>,
  )
  await doing(() => place.querySelector('button')?.click())
  await shows(place, /没有网络，取件码仍可用/)
  school.reply = () => ok(null)
  await doing(() => queries.refetchQueries())
  await shows(place, /^((?!没有网络).)*$/s)
  school.reply = () => ok(printing)
  await doing(() => queries.refetchQueries())
  await shows(place, /正在打印.*图书馆一层/s)
  assert.doesNotMatch(place.textContent ?? '', /没有网络/)
})
