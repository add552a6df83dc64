import type { CallShape } from '@campus/contract/call.ts'
import { isLeftBy } from '@campus/contract/operations/duty-sets.ts'
import type { Role } from '@campus/contract/roles.ts'
import { isForMachines, needsNonce } from '@campus/contract/terminals/nonce.ts'
import type { Caller, Machine, Origin } from '../context/context.ts'
import { refuse } from '../platform/refuse.ts'
import type { OpenedSession } from './route.ts'

/** How the door learns who is asking; the account area hands this over. */
export interface Sessions {
  /** The caller of a session that is in the cache; it needs no promise. */
  kept(token: string): Caller | undefined
  find(token: string): Promise<Caller | undefined>
  /** The tokens among these whose sessions are over. Being checked does not count as use of a session. */
  listEnded(tokens: readonly string[]): Promise<readonly string[]>
  /** Opens a new session with a remember token; `stolen` when the token had been used before. */
  resume(remember: string, origin: Origin): Promise<{ caller: Caller; session: OpenedSession } | 'unknown' | 'stolen'>
}

/** How the word fits that came with a credential; `over`: it was right, but the heartbeats have stopped since. */
export type NonceCheck = 'good' | 'over' | 'wrong'

export interface KnownMachine {
  readonly machine: Machine
  readonly nonce: NonceCheck
}

/** How the door knows a machine by its credential; the terminals hand this over. */
export interface Machines {
  find(token: string, nonce: string | undefined): Promise<KnownMachine | undefined>
  /** Somebody came with a credential and without its word, from this network. */
  noteWrongNonce(machine: Machine, network: string): Promise<void>
}

/** Machine credentials are distinguishable from sessions. */
export const isMachineToken = (token: string) => token.startsWith('terminal-')

/**
 * The caller with the roles that count for a call of this set: one that a duty narrows to other sets is none here, neither for the call
 * itself nor for what its service decides by roles.
 */
export const narrowToDuty = (caller: Caller, set: string | undefined): Caller => {
  const { duties } = caller
  if (!duties) return caller
  const isLeft = (role: Role) => !duties[role] || isLeftBy(duties[role], set)
  return { ...caller, roles: caller.roles.filter(isLeft) }
}

/** Whether the roles of somebody are among those that a call is for. */
export const isFor = ({ who }: CallShape, { roles }: Caller): boolean =>
  who === 'public' || who === 'user' || who.some((role) => roles.includes(role))

/** Declared on the call, decided here, for every call alike. A machine reaches what is made for machines, and nothing else. */
export const authorize = (call: CallShape, { caller, machine }: { caller?: Caller | undefined; machine?: Machine | undefined }) => {
  if (call.who === 'public') return
  if (!caller && !machine) throw refuse('login_required')
  if (isForMachines(call) !== (machine !== undefined)) throw refuse('forbidden')
  if (machine && call.part && call.part !== machine.part) throw refuse('forbidden')
  if (!caller) return
  if (!isFor(call, caller)) throw refuse('forbidden')
}

/**
 * Who copied a credential has no word, and gets one by a heartbeat alone, which finds the copy out. Nothing is shut here: a request
 * of the terminal itself may have been long on its way.
 */
export const hasValidNonce = async ({ machine, nonce }: KnownMachine, machines: Machines, network: string) => {
  if (nonce === 'wrong') await machines.noteWrongNonce(machine, network)
  return nonce === 'good'
}

export const requireNonce = async (call: CallShape, known: KnownMachine, machines: Machines, network: string) => {
  if (needsNonce(call) && !(await hasValidNonce(known, machines, network))) throw refuse('beat_needed')
}

/** A page of another site cannot set this header, so the sender is the app itself. */
export const keepSameSite = (call: CallShape, headers: Record<string, unknown>, publicUrl: string | undefined) => {
  if (!call.changesState) return
  // Our own page may stand under another name than its calls; browsers do not let a page choose its Origin.
  const isOwnPage = publicUrl !== undefined && headers['origin'] === new URL(publicUrl).origin
  const site = isOwnPage ? 'same-origin' : headers['sec-fetch-site']
  if (!headers['x-requested-with'] || (site !== undefined && site !== 'same-origin' && site !== 'none')) throw refuse('cross_site')
}
