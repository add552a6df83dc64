import { readFileSync } from 'node:fs'
import type { CallShape } from '@campus/contract/call.ts'
import type { Role } from '@campus/contract/roles.ts'

/** One line of docs/permissions.tsv: what a reviewer agreed to, not what the code says of itself. */
export interface Permission {
  readonly call: string
  /** `public`, `user`, or role names; `terminal:screen` and `terminal:printer` are one part of a terminal. */
  readonly who: readonly string[]
  readonly idempotency: string
  /** Whether a proof of the moment is needed: `fresh` always, `partly` for some input. */
  readonly proof: string
}

const file = new URL('../../../../docs/permissions.tsv', import.meta.url)

export const nameOf = ({ method, path }: Pick<CallShape, 'method' | 'path'>): string => `${method} ${path}`

export const permissions: ReadonlyMap<string, Permission> = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [path = '', method = '', who = '', idempotency = '', proof = ''] = line.split('\t')
      const call = `${method} ${path}`
      return [call, { call, who: who.split(' '), idempotency, proof }]
    }),
)

/** The line that a call would have by its own declaration. */
export const lineOf = ({ method, path, who, part, idempotency, proof }: CallShape): string => {
  const names = typeof who === 'string' ? [who] : who.map((role) => (role === 'terminal' && part ? `terminal:${part}` : role))
  return [path, method, names.join(' '), idempotency ?? '-', typeof proof === 'function' ? 'partly' : (proof ?? '-')].join('\t')
}

const permissionFor = (call: CallShape) => {
  const found = permissions.get(nameOf(call))
  if (!found) throw new Error(`docs/permissions.tsv has no line for ${nameOf(call)}`)
  return found
}

export const isPublic = (call: CallShape): boolean => permissionFor(call).who.includes('public')

/** Whether somebody who holds these roles may use the call. */
export const mayUse = (call: CallShape, held: ReadonlySet<Role>): boolean =>
  permissionFor(call).who.some((who) => who === 'user' || held.has(who as Role))

export const mayUseAsPart = (call: CallShape, part: 'screen' | 'printer'): boolean =>
  permissionFor(call).who.some((who) => who === 'terminal' || who === `terminal:${part}`)
