import type { CallShape } from '@campus/contract/call.ts'
import type { BaseContext, CallerCtx, Ctx } from '../context/context.ts'
import { extensionPoint } from '../platform/extension-point.ts'
import type { NoticeAnswer, NoticeGiven } from '../ports/pay/pay.ts'
import type { Machines, Sessions } from './auth.ts'

/** Sessions cached in memory for some seconds. */
export interface CachedSessions extends Sessions {
  /** Forgets one that was ended or changed, by this or another process. */
  dropSession(id: string): void
  clear(): void
}

/** Tells the other processes and the status page how this process is. */
export interface ProcessReporting {
  start(): Promise<void>
  stop(): Promise<void>
}

/** Counts the requests of each school, for its statistics. */
export interface CallCounting {
  /** `index` is the place of the call in the list. */
  readonly count: (schoolId: string, index: number, outcome: 'done' | 'refused' | 'failed', ms: number) => void
  start(): void
  stop(): Promise<void>
}

/** What the server needs of modules before or beside their routes. */
interface ServerHooks {
  /** Sessions are cached only while notifications of other processes arrive. */
  readonly openSessions: (base: BaseContext, mayKeep: () => boolean) => CachedSessions
  readonly openMachines: (base: BaseContext) => Machines
  readonly openCallCounting: (base: BaseContext, calls: readonly string[]) => CallCounting
  readonly openProcessReporting: (base: BaseContext) => ProcessReporting
  /** Refuses with `proof_required` when the session has no fresh proof. */
  readonly requireFreshProof: (ctx: CallerCtx) => Promise<void>
  /** The body of a call with its sealed fields in the clear; refuses those that are not sealed, old or played again. */
  readonly openSealed: (ctx: Ctx, call: CallShape, body: unknown) => Promise<unknown>
  readonly mayWatchPcLogin: (base: BaseContext, id: string, pageSecret: string) => Promise<boolean>
  /** Undefined where there is no such provider. */
  readonly takePayNotice: (ctx: Ctx, provider: string, given: NoticeGiven) => Promise<NoticeAnswer | undefined>
}

export const serverHooks = extensionPoint<ServerHooks>('server', {
  openSessions: true,
  openMachines: true,
  openCallCounting: true,
  openProcessReporting: true,
  requireFreshProof: true,
  openSealed: true,
  mayWatchPcLogin: true,
  takePayNotice: true,
})
