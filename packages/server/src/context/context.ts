import type { Language } from '@campus/contract/language.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { Sql } from '../platform/db/sql.ts'
import { transact } from '../platform/db/transaction.ts'
import type { Clock } from '../platform/time/clock.ts'
import { gatherNews } from './push.ts'
import type { Services } from './services.ts'

/** The caller, from the session. */
export interface Caller {
  readonly personId: string
  readonly schoolId: string
  readonly sessionId: string
  readonly roles: readonly Role[]
  readonly isAgent: boolean
  /** The managing roles that a duty narrows, each with the sets of calls that are left of it. */
  readonly duties?: Readonly<Partial<Record<Role, readonly string[]>>> | undefined
}

/** Which machine is asking, where it is none of a person: a part of a terminal, by its own credential. */
export interface Machine {
  readonly terminalId: string
  readonly schoolId: string
  readonly credentialId: string
  readonly part: 'screen' | 'printer'
}

/** Where the request came from, for evidence and for limits. */
export interface Origin {
  readonly requestId: string
  readonly network: string
  readonly deviceId: string
  readonly deviceName: string
}

/** What every request and job needs. */
export interface BaseContext {
  readonly sql: Sql
  readonly now: Clock
  readonly services: Services
  /** What rights are read by, where `sql` may be behind. */
  readonly rightsSql?: Sql | undefined
}

/** All that a service may use. Inside a transaction a new one shadows it, so that the pool is out of reach. */
export interface Ctx extends BaseContext {
  readonly language: Language
  readonly origin: Origin
  readonly caller?: Caller | undefined
  readonly machine?: Machine | undefined
}

export interface CallerCtx extends Ctx {
  readonly caller: Caller
}

export interface MachineCtx extends Ctx {
  readonly machine: Machine
}

/** Runs the work whole or not at all; inside another transaction it joins that one. */
export const inTransaction = <C extends Ctx, Answer>(ctx: C, work: (ctx: C) => Promise<Answer>): Promise<Answer> =>
  ctx.sql.isTransaction ? work(ctx) : transact(ctx.sql, (sql) => gatherNews(sql, () => work({ ...ctx, sql })))

/** For long reads that may be a moment behind, such as logs, statistics and exports: they keep nobody waiting who pays or signs in. */
export const replicaOf = ({ sql, services }: BaseContext): Sql => services.replica ?? sql

/** A context whose reads go there, all but those of rights; what it does may write nothing. */
export const onReplica = <C extends BaseContext>(ctx: C): C => ({ ...ctx, sql: replicaOf(ctx), rightsSql: ctx.rightsSql ?? ctx.sql })

/** For rights: a replica that is behind would still know those that were narrowed or withdrawn. */
export const forRights = <C extends BaseContext>(ctx: C): C => ({ ...ctx, sql: ctx.rightsSql ?? ctx.sql })

/** The context of work that nobody asked for over HTTP: jobs, timers, commands. */
export const systemContext = (parts: BaseContext, language: Language = 'zh_CN'): Ctx => ({
  ...parts,
  language,
  origin: { requestId: '', network: '', deviceId: '', deviceName: 'system' },
})
