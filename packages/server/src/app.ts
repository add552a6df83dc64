import type { AddressInfo } from 'node:net'
import { calls } from '@campus/contract/calls.ts'
import { dutySetOf } from '@campus/contract/operations/duty-sets.ts'
import { assembleModules } from './assemble-modules.ts'
import { type BaseContext, systemContext } from './context/context.ts'
import { listenForNews } from './context/push.ts'
import type { Outside } from './context/services.ts'
import { addDemoPages, type DemoPagesOptions } from './demo/demo-pages.ts'
import type { DemoSchool } from './demo/demo-school.ts'
import type { DemoLessons } from './demo/lesson/demo-lesson.ts'
import { addDocumentation } from './http/documentation/documentation.ts'
import { addHealth } from './http/health.ts'
import { addMetrics } from './http/metrics/metrics.ts'
import { openRequestCounts } from './http/metrics/request-counts.ts'
import { mount } from './http/mount.ts'
import { addPayNotices } from './http/pay-notices.ts'
import { serverHooks } from './http/server.extension.ts'
import { openServer } from './http/server.ts'
import { openSockets } from './http/sockets/sockets.ts'
import { serveWebApp } from './http/web-app.ts'
import type { Module } from './modules/module.ts'
import type { DemoAccounts } from './modules/school/demo.extension.ts'
import type { Config } from './platform/config/config.ts'
import { installationOf } from './platform/config/installation.ts'
import { openDatabase } from './platform/db/sql.ts'
import type { Clock } from './platform/time/clock.ts'
import { isTracing, setTracer, type Tracer, traceStatement } from './platform/trace/trace.ts'
import { outboxFolder } from './services.ts'

export interface CampusOptions {
  readonly services: Outside
  readonly databaseUrl: string
  readonly clock: Clock
  readonly demoAccounts: DemoAccounts
  /** The people that the demo login pages offer; only the demo has such pages. */
  readonly demoPeople?: DemoPagesOptions['people']
  readonly demoTimeZone?: DemoSchool['timeZone']
  readonly demoTerminals?: DemoPagesOptions['terminals']
  readonly demoLessons?: (base: BaseContext) => DemoLessons
  /** Where the built web app lies; without it only the API is served. */
  readonly webFolder?: string
  /** Where the built screen of the terminals lies. */
  readonly kioskFolder?: string
  readonly checksOutput: boolean
  /** All of them, unless a test adds or leaves out some. */
  readonly modules?: readonly Module[]
}

/** Few at once, because they are long, and longer than others may take. */
const replicaLimits = { maxConnections: 4, name: 'campus-reads', statementSeconds: 120, isReadOnly: true }

/** The exporter is a large library that most installations never need. */
const chooseTracer = async ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, APP_CODE, PRODUCT_VERSION }: Config): Promise<Tracer | undefined> => {
  if (!endpoint) return undefined
  const { openOtlpTracer } = await import('./platform/trace/otlp-tracer.ts')
  return openOtlpTracer({ endpoint, service: APP_CODE, version: PRODUCT_VERSION })
}

/** Puts the parts together. Nothing listens yet. */
export const openCampus = async ({
  services: outside,
  databaseUrl,
  clock,
  demoAccounts,
  modules,
  webFolder,
  kioskFolder,
  checksOutput,
  ...demo
}: CampusOptions) => {
  const assembled = assembleModules({ demoAccounts, modules })
  const tracer = await chooseTracer(outside.config)
  setTracer(tracer)
  const { config, log } = outside
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  const replica = config.DATABASE_READ_URL ? openDatabase(config.DATABASE_READ_URL, { ...replicaLimits, onError }) : undefined
  const services = { ...outside, extensions: assembled.extensions, replica: replica?.sql }
  const database = openDatabase(databaseUrl, {
    maxConnections: config.DATABASE_CONNECTIONS,
    onError,
    ...(isTracing() && { onStatement: traceStatement }),
  })
  const base = { sql: database.sql, now: clock, services }
  const hooks = serverHooks.of(base)
  let isClosing = false

  const server = openServer(config, log)
  const sessions = hooks.openSessions(base, () => news.isListening())
  const machines = hooks.openMachines(base)
  const reporting = hooks.openProcessReporting(base)
  const sockets = openSockets(server, {
    sessions,
    machines,
    mayWatchPcLogin: (id, pageSecret) => hooks.mayWatchPcLogin(base, id, pageSecret),
    perNetwork: config.SOCKETS_PER_NETWORK,
    perSession: config.SOCKETS_PER_CALLER,
    total: config.SOCKETS_TOTAL,
    trustedProxies: config.TRUSTED_PROXIES ?? [],
    publicUrl: config.PUBLIC_URL,
    now: clock,
    log,
  })
  const news = listenForNews(databaseUrl, {
    log,
    onGap: () => sessions.clear(),
    onListening: () => void sockets.recheckAll(),
    onNews: (item) => {
      const changed = item.to.startsWith('session:') ? item.to.slice('session:'.length) : undefined
      if (changed === undefined) return sockets.deliver(item)
      sessions.dropSession(changed)
      void sockets.recheckSession(changed)
    },
  })

  const names = assembled.routes.map(({ call }) => `${call.method} ${call.path}`)
  const counts = openRequestCounts(names)
  const counting = hooks.openCallCounting(base, names)
  const { requireFreshProof, openSealed } = hooks
  await mount(server, assembled.routes, {
    base,
    sessions,
    machines,
    requireFreshProof,
    openSealed,
    dutySetOf: (call) => dutySetOf(assembled.areaOf.get(call) ?? '', call),
    checksOutput,
    counts,
    countOfSchool: counting.count,
  })
  addMetrics(server, { counts, sql: database.sql, token: config.METRICS_TOKEN })
  addPayNotices(server, { take: (provider, given) => hooks.takePayNotice(systemContext(base), provider, given) })
  addHealth(server, {
    sql: database.sql,
    isClosing: () => isClosing,
    hasOffice: services.office.isPresent,
    isListening: () => news.isListening(),
    dataFolder: config.dataFolder,
  })
  addDocumentation(server, calls, config.PRODUCT_VERSION)
  if (demo.demoPeople) {
    const terminals = demo.demoTerminals ?? (() => undefined)
    addDemoPages(server, {
      services,
      people: demo.demoPeople,
      outboxFolder: outboxFolder(config),
      timeZone: async () => (await demo.demoTimeZone?.(base.sql)) ?? 'UTC',
      lessons: demo.demoLessons?.(base),
      terminals,
    })
  }
  if (webFolder) await serveWebApp(server, webFolder, { installation: installationOf(config) })
  if (kioskFolder) await serveWebApp(server, kioskFolder, { prefix: '/kiosk/' })

  return {
    server,
    base,
    async listen(host: string, port: number): Promise<number> {
      await news.start()
      await assembled.start(systemContext(base))
      await services.jobs.start(assembled.jobs(base))
      await reporting.start()
      counting.start()
      await server.listen({ host, port })
      return (server.server.address() as AddressInfo).port
    },
    /** Stops taking requests, lets the running ones end, then lets go of the database. */
    async close() {
      isClosing = true
      sockets.close()
      await server.close()
      await reporting.stop()
      await counting.stop()
      await services.jobs.stop()
      await news.stop()
      services.mail.close()
      await services.pdfChecker.close()
      await services.pageCounter.close()
      await services.pictures.close()
      await services.face.close()
      await services.papers.close()
      await services.typesetter.close()
      await services.previewTypesetter.close()
      await tracer?.close().catch((error: unknown) => log.warn({ err: error }, 'The last spans were not sent'))
      await replica?.close()
      await database.close()
    },
  }
}
export type Campus = Awaited<ReturnType<typeof openCampus>>
