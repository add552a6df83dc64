import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { askAddress } from '../../platform/http-client/ask-address.ts'
import { findHostAddress } from '../../platform/http-client/host-address.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { type ExchangePlace, type ExchangePort, maxExchangeBytes } from './exchange.ts'
import { readFromFolder } from './exchange-folder.ts'

interface Options {
  /** Files of a school lie in a folder of its code below this one. */
  readonly folder: string | undefined
  /** For information systems inside of the school's network. */
  readonly allowsPrivate: boolean
  /** For tests: a server on the same machine has no certificate. */
  readonly allowsPlain?: boolean
  readonly now: () => Date
}

const refused = (message: string) => new OutsideFailure('exchange', 'refused', message)

/** What we sign: nobody can ask for something else with it, or for the same later. */
export const requestText = (method: string, path: string, date: string, nonce: string) => [method, path, date, nonce].join('\n')

/** What the other side signs: bound to our question, so that an older answer is worth nothing. */
export const answerText = (nonce: string, status: number, body: Uint8Array) =>
  [nonce, status, createHash('sha256').update(body).digest('hex')].join('\n')

export const signExchange = (secret: string, text: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`

const isSigned = (secret: string, text: string, given: unknown) => {
  const [wanted, found] = [Buffer.from(signExchange(secret, text)), Buffer.from(typeof given === 'string' ? given : '')]
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}

const isAddress = (url: string, allowsPlain: boolean) => {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return (protocol === 'https:' || (allowsPlain && protocol === 'http:')) && username === '' && password === ''
}

const timeoutMs = 60_000

/** Files of a folder, or fetched over HTTPS: question and answer are signed with HMAC-SHA256. */
export const signedExchange = ({ folder, allowsPrivate, allowsPlain = false, now }: Options): ExchangePort => {
  const fetchSigned = async ({ url, keyId, secret }: Extract<ExchangePlace, { way: 'https' }>, fileName: string) => {
    if (!isAddress(url, allowsPlain)) throw refused('the address is not valid')
    const address = new URL(encodeURIComponent(fileName), url.endsWith('/') ? url : `${url}/`)
    const ip = await findHostAddress(address.hostname.replace(/^\[|\]$/g, ''), { allowsPrivate, provider: 'exchange' })
    const [date, nonce] = [now().toISOString(), randomUUID()]
    const { status, headers, body } = await askAddress(address, ip, {
      provider: 'exchange',
      method: 'GET',
      maxBytes: maxExchangeBytes,
      timeoutMs,
      headers: {
        'x-campus-key': keyId,
        'x-campus-date': date,
        'x-campus-nonce': nonce,
        'x-campus-signature': signExchange(secret, requestText('GET', address.pathname, date, nonce)),
      },
    })
    // What stands before a system that is down answers for it, and signs nothing.
    if (status >= 500) throw new OutsideFailure('exchange', 'unreachable', 'does not hand the file over', `HTTP ${status}`)
    if (!isSigned(secret, answerText(nonce, status, body), headers['x-campus-signature'])) throw refused('the answer is not signed')
    if (status === 404) return undefined
    if (status !== 200) throw new OutsideFailure('exchange', 'unreachable', 'does not hand the file over', `HTTP ${status}`)
    return body
  }
  const folderOf = (schoolCode: string) => (folder === undefined ? undefined : join(folder, schoolCode))
  return {
    folderOf,
    isAllowed: (url) => isAddress(url, allowsPlain),
    async fetch(place, fileName) {
      if (place.way === 'https') return fetchSigned(place, fileName)
      const schoolFolder = folderOf(place.schoolCode)
      if (schoolFolder === undefined) throw refused('there is no folder for exchanged files')
      return readFromFolder(schoolFolder, fileName)
    },
  }
}
