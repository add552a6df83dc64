import type { TestContext } from 'node:test'
import { serveLocally } from '../local-server.ts'

export const inResponse = (content: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${content}</cas:serviceResponse>`
export const success = (user: string, attributes: string) =>
  inResponse(
    `<cas:authenticationSuccess><cas:user>${user}</cas:user><cas:attributes>${attributes}</cas:attributes></cas:authenticationSuccess>`,
  )
export const failure = (code: string) => inResponse(`<cas:authenticationFailure code="${code}">No.</cas:authenticationFailure>`)

const attributes = `
  <cas:name>Li &amp; Lei &#26446;</cas:name><cas:studentNo>0012300</cas:studentNo>
  <cas:role>student</cas:role><cas:role>member</cas:role><cas:deep><cas:x>1</cas:x></cas:deep>`

/** A CAS server whose user is logged in already: it gives tickets that work once and for one service only. */
export const startCas = async (test: TestContext, user = 'lilei') => {
  const tickets = new Map<string, string>()
  let given = 0
  const origin = await serveLocally(test, ({ url }) => {
    const service = url.searchParams.get('service') ?? ''
    if (url.pathname === '/cas/login') {
      given += 1
      const target = new URL(service)
      target.searchParams.set('ticket', `ST-${given}-of-li-lei`)
      tickets.set(`ST-${given}-of-li-lei`, service)
      return { status: 302, headers: { location: target.href } }
    }
    if (url.pathname !== '/cas/p3/serviceValidate') return { status: 404 }
    const ticket = url.searchParams.get('ticket') ?? ''
    const boundTo = tickets.get(ticket)
    tickets.delete(ticket)
    if (boundTo === undefined) return { body: failure('INVALID_TICKET') }
    return { body: boundTo === service ? success(user, attributes) : failure('INVALID_SERVICE') }
  })
  return `${origin}/cas`
}
