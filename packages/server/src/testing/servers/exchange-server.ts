import { answerText, requestText, signExchange } from '../../ports/exchange/signed-exchange.ts'
import { type Asked, openLocalServer, type Reply } from './local-server.ts'

/** An information system that hands its files over to who signs the question, and signs its answers. */
export const openExchangeServer = async ({ keyId, secret }: { readonly keyId: string; readonly secret: string }) => {
  const files = new Map<string, Buffer | string>()
  const nonces = new Set<string>()
  /** Replaces what is answered, for an other side that is broken or wicked. */
  const behaviour: { answer?: (signed: Reply, nonce: string) => Reply } = {}
  const isTrue = ({ method, url, headers }: Asked) => {
    const [date, nonce] = [String(headers['x-campus-date']), String(headers['x-campus-nonce'])]
    const isFresh = Math.abs(Date.parse(date) - Date.now()) < 300_000 && !nonces.has(nonce)
    nonces.add(nonce)
    const wanted = signExchange(secret, requestText(method, url.pathname, date, nonce))
    return isFresh && headers['x-campus-key'] === keyId && headers['x-campus-signature'] === wanted
  }
  const { url, close } = await openLocalServer((asked) => {
    if (!isTrue(asked)) return { status: 403, body: 'no' }
    const nonce = String(asked.headers['x-campus-nonce'])
    const content = files.get(decodeURIComponent(asked.url.pathname.split('/').at(-1) ?? ''))
    const [status, body] = content === undefined ? [404, Buffer.from('')] : [200, Buffer.from(content)]
    const signed = { status, body, headers: { 'x-campus-signature': signExchange(secret, answerText(nonce, status, body)) } }
    return behaviour.answer?.(signed, nonce) ?? signed
  })
  return { url, close, files, behaviour }
}
