import { z } from 'zod'
import { ballotsPrefix } from './ballots-prefix.ts'

const StartedToken = z.object({ serial: z.string(), randomizer: z.string(), blinded: z.string(), back: z.string() })
const Token = z.object({ serial: z.string(), randomizer: z.string(), signature: z.string() })

const Waiting = z.object({
  answers: z.array(z.number().int().nullable()),
  salt: z.string(),
  text: z.object({ body: z.string(), salt: z.string() }).nullable(),
})

/**
 * What this device keeps for one section. Of a ballot that was sent only what finds it in the public list: neither answers nor salt, so
 * that the device tells nobody what was answered.
 */
const KeptBallot = z.discriminatedUnion('state', [
  z.object({ state: z.literal('started'), started: StartedToken }),
  z.object({ state: z.literal('token'), token: Token }),
  /** The token went to another device. */
  z.object({ state: z.literal('elsewhere') }),
  z.object({ state: z.literal('waiting'), token: Token, ballot: Waiting, sendAt: z.number(), closesAt: z.number() }),
  z.object({ state: z.literal('sent'), serial: z.string(), hash: z.string(), textHash: z.string().nullable() }),
  /** The campaign ended before it could be sent. */
  z.object({ state: z.literal('late') }),
  /** The server will never take it; its answers are not kept any longer. */
  z.object({ state: z.literal('refused'), reason: z.string() }),
])
export type KeptBallot = z.infer<typeof KeptBallot>

const KeptBallots = z.record(z.string(), KeptBallot)

const keyOf = (personId: string) => `${ballotsPrefix}${personId}`

const parse = (text: string | null): Readonly<Record<string, KeptBallot>> => {
  try {
    return KeptBallots.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

let listeners: readonly (() => void)[] = []
/** The same object as long as nothing changed, as a screen needs it. */
const read = new Map<string, { readonly text: string | null; readonly kept: Readonly<Record<string, KeptBallot>> }>()

/** Some browsers forbid storage in private windows. */
const textOf = (personId: string): string | null => {
  try {
    return localStorage.getItem(keyOf(personId))
  } catch {
    return null
  }
}

export const readKept = (personId: string): Readonly<Record<string, KeptBallot>> => {
  const text = textOf(personId)
  const known = read.get(personId)
  if (known?.text === text) return known.kept
  const kept = parse(text)
  read.set(personId, { text, kept })
  return kept
}

/** Throws where the device keeps nothing: then no token may be asked for, because it would be lost. */
export const keepBallots = (personId: string, changed: Readonly<Record<string, KeptBallot>>): void => {
  localStorage.setItem(keyOf(personId), JSON.stringify({ ...readKept(personId), ...changed }))
  for (const listener of listeners) listener()
}

export const watchKept = (listener: () => void): (() => void) => {
  listeners = [...listeners, listener]
  window.addEventListener('storage', listener)
  return () => {
    listeners = listeners.filter((one) => one !== listener)
    window.removeEventListener('storage', listener)
  }
}

/** Everybody for whom this device keeps something: also who logged out has a ballot that waits. */
export const listKeepers = (): readonly string[] => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(ballotsPrefix)).map((key) => key.slice(ballotsPrefix.length))
  } catch {
    return []
  }
}
