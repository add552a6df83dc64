import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeOpen } from '../navigation/veto.ts'
import { TabLinks } from './tab-links.tsx'

test('a tab asks those who watch over unsaved changes before it opens', async (t) => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const place = await draw(
    t,
    <QueryClientProvider client={client}>
      <TabLinks place="bar" />
    </QueryClientProvider>,
  )
  const tab = place.querySelector<HTMLAnchorElement>(`a[href="#${messagesPaths.messages.address}"]`)
  const asked: string[] = []
  t.after(
    beforeOpen((address) => {
      asked.push(address)
      return false
    }),
  )
  await doing(() => tab?.click())
  assert.doesNotMatch(window.location.hash, /msg/)
  assert.deepEqual(asked, [messagesPaths.messages.address])
})
