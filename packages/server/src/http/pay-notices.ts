import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import type { FastifyInstance } from 'fastify'
import type { NoticeAnswer, NoticeGiven } from '../ports/pay/pay.ts'

export interface PayNoticesOptions {
  /** Undefined where there is no such provider. */
  readonly take: (provider: string, given: NoticeGiven) => Promise<NoticeAnswer | undefined>
}

const maxBytes = 64 * 1024

/** The screen on which a payment was begun. */
const screens: Readonly<Record<string, (subjectId: string, paymentId: string) => string>> = {
  agency: (id) => `/#${certificatesPaths.agencies.address}?id=${id}`,
  order: (id, paymentId) => `/#${ordersPaths.order.address}?id=${id}&paymentId=${paymentId}`,
  topup: (_id, paymentId) => `/#${walletPaths.recharge.address}?paymentId=${paymentId}`,
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)

const headersOf = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]))

/** Payment notices of providers, byte for byte as signed, and the return address of payers. */
export const addPayNotices = (server: FastifyInstance, { take }: PayNoticesOptions) => {
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, parsed) => parsed(null, body))
    scope.post<{ Params: { provider: string } }>('/pay/notices/:provider', { bodyLimit: maxBytes }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const answer = await take(request.params.provider, { headers: headersOf(request.headers), body })
      if (!answer) return reply.callNotFound()
      return reply.code(answer.status).type(answer.contentType).send(answer.body)
    })
    done()
  })

  // Providers cut the hash off the address that they lead back to, and add words of their own to it.
  server.get<{ Params: { purpose: string; subjectId: string; paymentId: string } }>(
    '/pay/back/:purpose/:subjectId/:paymentId',
    (request, reply) => {
      const { purpose, subjectId, paymentId } = request.params
      const screen = Object.hasOwn(screens, purpose) ? screens[purpose] : undefined
      if (!screen || !isId(subjectId) || !isId(paymentId)) return reply.callNotFound()
      return reply.header('cache-control', 'no-store').redirect(screen(subjectId, paymentId), 302)
    },
  )
}
