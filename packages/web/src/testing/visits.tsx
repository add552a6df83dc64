import type { TestContext } from 'node:test'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

function Visits({ screen }: { readonly screen: ReactNode }) {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      <button type="button" id="visit" onClick={() => setIsThere(!isThere)} />
      {isThere && screen}
    </>
  )
}

/** A screen that one leaves and comes back to while the app stays open. */
export const drawVisits = async (t: TestContext, screen: ReactNode) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <Visits screen={screen} />
    </QueryClientProvider>,
  )
  const turn = () => doing(() => place.querySelector<HTMLElement>('#visit')?.click())
  return { place, leave: turn, comeBack: turn }
}
