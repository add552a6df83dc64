import type { CallShape } from '@campus/contract/call.ts'
import type { Page } from '@playwright/test'
import { z } from 'zod'

interface Showing<Code extends z.ZodType> {
  readonly call: Pick<CallShape, 'path'>
  readonly shape: Code
  readonly press: () => Promise<unknown>
}

/**
 * What the QR code says that a press brings onto a phone: the answer from which it is drawn, read on its way. The route stays: taking it
 * away while the page asks for more has left a request without an answer.
 */
export const readCode = async <Code extends z.ZodType>(page: Page, { call, shape, press }: Showing<Code>): Promise<z.infer<Code>> => {
  const answered = new Promise<unknown>((resolve, reject) => {
    const read = page.route(
      ({ pathname }) => pathname === call.path,
      async (route) => {
        const response = await route.fetch()
        resolve(await response.json())
        await route.fulfill({ response })
      },
    )
    read.then(press).catch(reject)
  })
  const { data } = z.object({ data: z.unknown() }).parse(await answered)
  return shape.parse(data)
}
