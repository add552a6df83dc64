import { openFeed } from '@campus/contract/schedule/feeds.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { logInToDemo } from '@campus/server/testing/demo-login.ts'
import { withDemoServer } from './demo-server.ts'
import { compare } from './load.ts'

/** A calendar that has the newest already, against one that reads all of it. */
export const measureFeed = (rounds: number, seconds: number) =>
  withDemoServer(async ({ url }) => {
    const { token } = await logInToDemo(url, 'student')
    const { data } = await asker(url)(openFeed, { name: 'bench' }, { token })
    const path = new URL(data.address).pathname
    const etag = (await fetch(url + path)).headers.get('etag') ?? ''
    const whole = { url: url + path, method: 'GET', headers: {}, status: 200 } as const
    return compare({ ...whole, headers: { 'if-none-match': etag }, status: 304 }, whole, rounds, seconds)
  })
