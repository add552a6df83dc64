import type { CallShape } from '@campus/contract/call.ts'
import type { Language, Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../context/context.ts'
import type { Route } from '../http/route.ts'
import type { Config } from '../platform/config/config.ts'
import { type AnyExtensionPoint, type Contribution, extensionPoint } from '../platform/extension-point.ts'
import type { Attempt, Job } from '../platform/jobs.ts'
import type { RetentionKind } from './retention.ts'

/** Whose account is closed, and how they were reached until then. */
export interface ClosedAccount {
  readonly id: string
  readonly schoolId: string
  readonly phone: string | null
  readonly email: string | null
  readonly language: Language
}

/** A school that has nothing yet. */
interface NewSchool {
  readonly id: string
  readonly name: Phrase
}

export interface JobHandler {
  readonly job: Job<object>
  readonly run: (ctx: Ctx, data: object, attempt: Attempt) => Promise<unknown>
  /** When it repeats by itself: cron, UTC. */
  readonly schedule?: string
  /** What it removes by age. */
  readonly removes?: readonly RetentionKind[]
  /** How many run at once in one process; one by default. */
  readonly concurrency?: number | ((config: Config) => number)
}

/** What a job does; its data has the type that the job was declared with. */
export const jobHandler = <Data extends object>(
  job: Job<Data>,
  run: (ctx: Ctx, data: Data, attempt: Attempt) => Promise<unknown>,
  options: Pick<JobHandler, 'schedule' | 'removes' | 'concurrency'> = {},
): JobHandler => ({ job, run: run as JobHandler['run'], ...options })

type ReadPersonalData = (ctx: Ctx, personId: string) => Promise<unknown>

/** All that one area gives to the whole. */
export interface Module {
  readonly name: string
  /** The areas whose services it uses; their dependencies are included. They come before it in the list of modules. */
  readonly after: readonly string[]
  readonly routes?: readonly Route[]
  readonly jobs?: readonly JobHandler[]
  /** Once an hour: ends what ran out and deletes what may not be kept any longer. */
  readonly housekeeping?: (ctx: Ctx) => Promise<unknown>
  /** What its housekeeping removes by age, and what it keeps for good. */
  readonly retention?: readonly RetentionKind[]
  /** Its sections in the copy of their data that people may ask for. */
  readonly personalData?: Readonly<Record<string, ReadPersonalData>>
  /** In the transaction in which the school grants a deletion of data, also to those who keep their account. Modules above come first. */
  readonly onDataErased?: (ctx: Ctx, personId: string) => Promise<void>
  /** In the transaction in which somebody closes their account: deletes what only the account had. Modules above come first. */
  readonly onAccountClosed?: (ctx: Ctx, account: ClosedAccount) => Promise<void>
  /** In the transaction in which a school is created: what it needs to begin with. Modules below come first. */
  readonly onSchoolCreated?: (ctx: Ctx, school: NewSchool) => Promise<void>
  /** Before the server listens. */
  readonly onStart?: (ctx: Ctx) => Promise<void>
  /** What it needs of modules above it. */
  readonly extensionPoints?: readonly AnyExtensionPoint[]
  /** What it gives to the extension points of modules below it. */
  readonly provides?: readonly Contribution[]
}

export const defineModule = (module: Module): Module => module

/** What an area removes by age, with the schedule (cron, UTC) of the job that does it. */
interface ScheduledRetention {
  readonly area: string
  readonly cron: string
  readonly kind: RetentionKind
}

/** What some areas need of all modules, whatever their order; `assemble` fills it from the manifests. */
export const allModules = extensionPoint<{
  /** Every call, by the area that serves it. */
  readonly calls: readonly { readonly area: string; readonly calls: readonly CallShape[] }[]
  readonly retention: readonly ScheduledRetention[]
  readonly personalData: NonNullable<Module['personalData']>
  readonly onDataErased: NonNullable<Module['onDataErased']>
  readonly onAccountClosed: NonNullable<Module['onAccountClosed']>
  readonly onSchoolCreated: NonNullable<Module['onSchoolCreated']>
}>('all modules', { calls: true, retention: true, personalData: true, onDataErased: true, onAccountClosed: true, onSchoolCreated: true })
