import { z } from 'zod'
import type { Purpose } from './states.ts'

/** A code on the screen changes every five seconds and is good for three of these steps; one that is typed for two of thirty seconds. */
export const codeSteps = { scanned: { seconds: 5, live: 3 }, typed: { seconds: 30, live: 2 } } as const

export const stepAt = (milliseconds: number, { seconds }: { readonly seconds: number }): number => Math.floor(milliseconds / 1000 / seconds)

export interface SeenCode {
  readonly tag: string
  readonly step: number
  readonly mac: string
}

const written = /^([a-z0-9]{16})\.(\d{1,10})\.([A-Za-z0-9_-]{14})$/

export const RollCode = z.string().regex(written, 'wrong')
/** Six digits, for who cannot scan. */
export const TypedCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six_digits')

export const writeCode = ({ tag, step, mac }: SeenCode): string => `${tag}.${step}.${mac}`

export const readCode = (text: string): SeenCode | undefined => {
  const [, tag = '', step = '', mac = ''] = text.match(written) ?? []
  return tag === '' ? undefined : { tag, step: Number(step), mac }
}

const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const hmac = async (key: string, text: string): Promise<Uint8Array> => {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)))
}

/** Of an HMAC over this text the first 80 bits: the same in the browser of the teacher, without network, and on the server. */
export const macText = (purpose: Purpose, step: number): string => `${purpose}.${step}`
export const macBytes = 10

export const macOf = async (key: string, purpose: Purpose, step: number): Promise<string> =>
  textOf((await hmac(key, macText(purpose, step))).slice(0, macBytes))

export const typedCodeOf = async (key: string, purpose: Purpose, step: number): Promise<string> => {
  const bytes = await hmac(key, `typed.${purpose}.${step}`)
  return String(new DataView(bytes.buffer).getUint32(0) % 1_000_000).padStart(6, '0')
}

/** What the key of a phone signs: a stamp can be neither changed nor used for something else. */
export const stampText = (stamp: {
  readonly code: string
  readonly purpose: Purpose
  readonly at: string
  readonly nonce: string
}): string => ['campus attendance', stamp.code, stamp.purpose, stamp.at, stamp.nonce].join('\n')

/** What it signs about a code that it sees before the login: who never held the phone gets no receipt for it. */
export const sightingText = ({ code, purpose }: { readonly code: string; readonly purpose: Purpose }): string =>
  ['campus sighting', code, purpose].join('\n')

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const

/** The private half never leaves the browser, not even for the app itself. */
export const makePhoneKey = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(ecdsa, false, ['sign', 'verify'])

export const publicKeyOf = async ({ publicKey }: CryptoKeyPair): Promise<string> =>
  textOf(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))

export const signStamp = async ({ privateKey }: CryptoKeyPair, text: string): Promise<string> =>
  textOf(new Uint8Array(await crypto.subtle.sign(signing, privateKey, new TextEncoder().encode(text))))
