import { type BaseContext, type Ctx, systemContext } from '../context/context.ts'
import type { Config } from '../platform/config/config.ts'
import { type AnyExtensionPoint, type Contribution, type Extensions, joinParts } from '../platform/extension-point.ts'
import { defineJob, type JobWork } from '../platform/jobs.ts'
import { allModules, type JobHandler, jobHandler, type Module } from './module.ts'

/** What the app itself needs of the modules, and what it gives to them. */
export interface Assembling {
  readonly extensionPoints: readonly AnyExtensionPoint[]
  readonly provides: readonly Contribution[]
}

/** The areas that each module may use: those it names and their dependencies. A module that comes too early, or twice, is an error. */
export const foundationsOf = (modules: readonly Pick<Module, 'name' | 'after'>[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Map<string, ReadonlySet<string>>()
  for (const { name, after } of modules) {
    if (known.has(name)) throw new Error(`The module '${name}' is listed twice`)
    const below = after.map((other) => {
      const foundation = known.get(other)
      if (!foundation) throw new Error(`The module '${name}' stands on '${other}', which does not come before it`)
      return [other, ...foundation]
    })
    known.set(name, new Set(below.flat()))
  }
  return known
}

const joinPersonalData = (modules: readonly Module[]) =>
  joinParts(
    { name: 'personal data', keys: [] },
    modules.map(({ personalData = {} }) => personalData),
  )

/** From the top down: dependents end before their dependencies. */
const closeAccount =
  (modules: readonly Module[]): NonNullable<Module['onAccountClosed']> =>
  async (ctx, account) => {
    for (const { onAccountClosed } of modules.toReversed()) await onAccountClosed?.(ctx, account)
  }

const eraseData =
  (modules: readonly Module[]): NonNullable<Module['onDataErased']> =>
  async (ctx, personId) => {
    for (const { onDataErased } of modules.toReversed()) await onDataErased?.(ctx, personId)
  }

const createSchool =
  (modules: readonly Module[]): NonNullable<Module['onSchoolCreated']> =>
  async (ctx, school) => {
    for (const { onSchoolCreated } of modules) await onSchoolCreated?.(ctx, school)
  }

/** At a minute at which little else begins. */
const housekeepingCron = '17 * * * *'

const retentionOf = (modules: readonly Module[]) => {
  const all = modules.flatMap(({ name: area, retention = [], jobs = [] }) => [
    ...retention.map((kind) => ({ area, cron: housekeepingCron, kind })),
    ...jobs.flatMap(({ schedule, removes = [] }) => removes.map((kind) => ({ area, cron: schedule ?? housekeepingCron, kind }))),
  ])
  const kinds = all.map(({ kind }) => kind.kind)
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
  if (twice !== undefined) throw new Error(`Two modules remove '${twice}'`)
  return all
}

const extensionsOf = (modules: readonly Module[], app: Assembling): Extensions => {
  const foundations = foundationsOf(modules)
  const openedBy = new Map([
    ...app.extensionPoints.map((point) => [point, undefined] as const),
    ...modules.flatMap(({ name, extensionPoints = [] }) => extensionPoints.map((point) => [point, name] as const)),
  ])
  for (const { name, provides = [] } of modules)
    for (const { point } of provides) {
      const owner = openedBy.get(point)
      const mayGive = openedBy.has(point) && (owner === undefined || owner === name || foundations.get(name)?.has(owner))
      if (!mayGive) throw new Error(`The module '${name}' gives to '${point.name}' without standing on the module that opens it`)
    }
  const whole = allModules.give({
    calls: modules.map(({ name, routes = [] }) => ({ area: name, calls: routes.map(({ call }) => call) })),
    retention: retentionOf(modules),
    personalData: joinPersonalData(modules) as NonNullable<Module['personalData']>,
    onDataErased: eraseData(modules),
    onAccountClosed: closeAccount(modules),
    onSchoolCreated: createSchool(modules),
  })
  const given = Map.groupBy([whole, ...app.provides, ...modules.flatMap(({ provides = [] }) => provides)], ({ point }) => point)
  const partsOf = (point: AnyExtensionPoint) => (given.get(point) ?? []).map(({ part }) => part)
  return new Map([allModules, ...openedBy.keys()].map((point) => [point, joinParts(point, partsOf(point))]))
}

const housekeepingOf = (modules: readonly Module[]): JobHandler =>
  jobHandler(
    defineJob('housekeeping.sweep'),
    async (ctx) => {
      for (const { housekeeping } of modules) await housekeeping?.(ctx)
    },
    { schedule: housekeepingCron },
  )

const workOf = (base: BaseContext, config: Config, { job, run, schedule, concurrency = 1 }: JobHandler): JobWork => ({
  job,
  run: (data, attempt) => run(systemContext(base), data, attempt),
  schedule,
  concurrency: typeof concurrency === 'number' ? concurrency : concurrency(config),
})

const handlersOf = (modules: readonly Module[]): JobHandler[] => {
  const handlers = [...modules.flatMap(({ jobs = [] }) => jobs), housekeepingOf(modules)]
  const kinds = handlers.map(({ job }) => job.kind)
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
  if (twice !== undefined) throw new Error(`Two modules handle the job '${twice}'`)
  return handlers
}

/** Puts the modules together, in the order of the list. */
export const assemble = (modules: readonly Module[], app: Assembling) => {
  const handlers = handlersOf(modules)
  return {
    extensions: extensionsOf(modules, app),
    routes: modules.flatMap(({ routes = [] }) => routes),
    areaOf: new Map(modules.flatMap(({ name, routes = [] }) => routes.map(({ call }) => [call, name] as const))),
    jobs: (base: BaseContext): JobWork[] => handlers.map((handler) => workOf(base, base.services.config, handler)),
    async start(ctx: Ctx) {
      for (const { onStart } of modules) await onStart?.(ctx)
    },
  }
}
