import { type CallShape, isRaw, needsFreshProof } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { type Language, say, toLanguage } from '@campus/contract/language.ts'
import { authRefusals } from '@campus/contract/refusals/common.ts'
import { nonceHeader } from '@campus/contract/terminals/nonce.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BaseContext, Caller, CallerCtx, Ctx, Origin } from '../context/context.ts'
import { Refusal, refuse } from '../platform/refuse.ts'
import { withModel } from '../platform/text/device-name.ts'
import {
  authorize,
  isMachineToken,
  type KnownMachine,
  keepSameSite,
  type Machines,
  narrowToDuty,
  requireNonce,
  type Sessions,
} from './auth.ts'
import { checkOutput, refusal, success } from './envelope.ts'
import { once } from './idempotency.ts'
import type { RequestKind } from './limits/request-limit.ts'
import { countOne, countRequest, type RequestCounts } from './metrics/request-counts.ts'
import { isReading, runReading } from './reading-calls.ts'
import { readInput } from './request/read-input.ts'
import { readUploads } from './request/upload.ts'
import { isAnswer, isUploadRoom, type OpenedSession, type RawAnswer, type Route, type UploadRoom } from './route.ts'
import { sendRaw } from './send-raw.ts'
import type { CallCounting } from './server.extension.ts'

export interface MountOptions {
  readonly base: BaseContext
  readonly sessions: Sessions
  readonly machines: Machines
  /** Refuses with `proof_required` when the session has no fresh proof; the account area hands this over. */
  readonly requireFreshProof: (ctx: CallerCtx) => Promise<void>
  /** The body with its sealed fields in the clear; refuses what is not sealed. */
  readonly openSealed: (ctx: Ctx, call: CallShape, body: unknown) => Promise<unknown>
  /** The set of duties that a call is in. */
  readonly dutySetOf: (call: CallShape) => string | undefined
  /** In the order of the routes. */
  readonly counts: RequestCounts
  readonly countOfSchool: CallCounting['count']
  /** In development and tests each answer is held against its contract. */
  readonly checksOutput: boolean
}

type Headers = FastifyRequest['headers']

const header = (headers: Headers, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const bearer = ({ authorization }: Headers) => authorization?.match(/^Bearer ([\w-]{20,200})$/)?.[1]

const originOf = ({ id, ip }: FastifyRequest, headers: Headers): Origin => ({
  requestId: id,
  network: ip,
  deviceId: (header(headers, 'x-device-id') ?? '').slice(0, 64),
  deviceName: withModel((header(headers, 'user-agent') ?? '').slice(0, 400), header(headers, 'x-device-model')),
})

/** An unrecorded call: token, device and network are not read. */
const nowhere: Origin = { requestId: '', network: '', deviceId: '', deviceName: '' }

const toUrl = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** What the address says is known before the body is read. */
const readAddress = ({ params, query }: CallShape, request: FastifyRequest, language: Language) =>
  readInput(
    { ...(params && { params }), ...(query && { query }) },
    { params: request.params, query: request.query, body: undefined },
    language,
  )

/** A body that is longer than most is read only from who may send it. */
const longBody = 64 * 1024

const hasLongBody = ({ 'content-length': length, 'transfer-encoding': encoding }: Headers) =>
  encoding !== undefined || Number(length) > longBody

/** Who is asking, and the session that was opened for them on the way. */
interface Found {
  readonly caller?: Caller | undefined
  readonly known?: KnownMachine | undefined
  readonly session?: OpenedSession
}

/** A request between its head and its answer. */
interface Progress {
  readonly began: number
  resumed?: OpenedSession | undefined
  schoolId?: string | undefined
  /** With a long body it is decided before the body is read whether its caller may go on. */
  admitted?: Ctx
  refused?: unknown
}

const languageOf = (headers: Headers) => toLanguage(header(headers, 'lang') ?? headers['accept-language'])

const serve = (options: MountOptions, { call, handle, beforeUpload }: Route, index: number) => {
  const { sessions, machines, checksOutput, counts, countOfSchool } = options
  const { sql, now, services } = options.base
  const isRawAnswer = isRaw(call.output)
  const dutySet = options.dutySetOf(call)

  const identify = async (headers: Headers, token: string | undefined, reply: FastifyReply, origin: Origin): Promise<Found> => {
    if (token && isMachineToken(token)) return { known: await machines.find(token, header(headers, nonceHeader)) }
    const caller = token ? await sessions.find(token) : undefined
    const remember = header(headers, 'x-remember')
    // An answer of bytes has no room for the new session: the old token would be spent for nothing, and count as stolen the next time.
    if (caller || !remember || call.who === 'public' || isRawAnswer) return { caller }
    const resumed = await sessions.resume(remember, origin)
    if (typeof resumed !== 'string') return resumed
    reply.header('x-remember', 'deleteMe')
    return {}
  }

  const read = ({ params, query }: FastifyRequest, body: unknown, language: Language) => readInput(call, { params, query, body }, language)

  // Nothing is read and stored of somebody who has to prove first who they are.
  const isProvedBefore = call.file !== undefined && call.proof === 'fresh'

  const runBody = async (ctx: Ctx, request: FastifyRequest, room?: UploadRoom) => {
    const fields = call.file ? await readUploads(request, call.file, ctx, room) : undefined
    const body = fields?.fields ?? request.body
    const input = read(request, call.sealed ? await options.openSealed(ctx, call, body) : body, ctx.language)
    const whole = fields ? { ...input, files: fields.files } : input
    const key = header(request.headers, 'idempotency-key')
    if (call.idempotency === 'required' && !key)
      throw refuse('bad_input', { fields: { 'idempotency-key': say(fieldTexts.required, ctx.language) } })
    // A public call without a caller is judged by its service: there is nobody yet to prove anything.
    if (!isProvedBefore && ctx.caller && needsFreshProof(call, input)) await options.requireFreshProof({ ...ctx, caller: ctx.caller })
    return call.idempotency && key ? once(ctx, call, key.slice(0, 100), whole, (ctx) => handle(ctx, whole)) : handle(ctx, whole)
  }

  const runWhole = async (ctx: Ctx, request: FastifyRequest) => {
    if (isProvedBefore && ctx.caller) await options.requireFreshProof({ ...ctx, caller: ctx.caller })
    const room = beforeUpload && (await beforeUpload(ctx, readAddress(call, request, ctx.language)))
    if (!isUploadRoom(room)) return runBody(ctx, request)
    try {
      return await runBody(ctx, request, room)
    } finally {
      await room.release()
    }
  }

  // Most calls take no file, no key and nothing sealed, and need no proof: nothing has to be waited for before their service.
  const isPlain = !call.file && !call.idempotency && !call.proof && !call.sealed
  const runCall = isPlain ? (ctx: Ctx, request: FastifyRequest) => handle(ctx, read(request, request.body, ctx.language)) : runWhole
  const run: typeof runWhole = checksOutput && isReading(call) ? (ctx, request) => runReading(call, () => runCall(ctx, request)) : runCall

  /** Who is asking, and whether they may. */
  const admit = async (request: FastifyRequest, reply: FastifyReply, progress: Progress): Promise<Ctx> => {
    const { headers } = request
    keepSameSite(call, headers, options.base.services.config.PUBLIC_URL)
    const origin = call.isUnrecorded ? nowhere : originOf(request, headers)
    const token = call.isUnrecorded ? undefined : bearer(headers)
    const kept = token ? sessions.kept(token) : undefined
    const {
      caller: whole,
      known,
      session,
    }: Found = kept || call.isUnrecorded ? { caller: kept } : await identify(headers, token, reply, origin)
    progress.resumed = session
    const caller = whole?.duties ? narrowToDuty(whole, dutySet) : whole
    const machine = known?.machine
    progress.schoolId = caller?.schoolId ?? machine?.schoolId
    const who = caller?.personId ?? machine?.credentialId
    if (who) request.server.noteCaller(request, who, session?.token)
    else if (headers.authorization && !call.isUnrecorded) request.server.noteStranger(request)
    authorize(call, { caller, machine })
    if (known) await requireNonce(call, known, machines, origin.network)
    return { sql, now, services, language: languageOf(headers), origin, caller, machine }
  }

  const inProgress = new WeakMap<FastifyRequest, Progress>()

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers } = request
    const language = languageOf(headers)
    const progress: Progress = inProgress.get(request) ?? { began: performance.now() }
    let outcome: Parameters<CallCounting['count']>[2] = 'done'
    try {
      if (progress.refused !== undefined) throw progress.refused
      const ctx = progress.admitted ?? (await admit(request, reply, progress))
      const { resumed } = progress
      const value = await run(ctx, request)
      if (isRawAnswer) return await sendRaw(reply, value as RawAnswer, headers)
      if (checksOutput) checkOutput(call, value)
      const full = isAnswer(value) ? value : undefined
      if (full?.session) request.server.noteCaller(request, full.session.user.uid, full.session.token)
      const remember = full?.forgetRemember ? 'deleteMe' : (full?.session?.remember ?? resumed?.remember)
      if (remember) reply.header('x-remember', remember)
      return success(call, full ? full.data : value, language, full?.session ?? resumed)
    } catch (error) {
      if (!(error instanceof Refusal)) {
        outcome = 'failed'
        countOne(counts.failed, index)
        throw error
      }
      outcome = 'refused'
      countOne(counts.refused, index)
      if (checksOutput) checkDeclared(call, error)
      const { resumed } = progress
      if (resumed?.remember) reply.header('x-remember', resumed.remember)
      const body = refusal(error, language)
      return resumed ? { ...body, token: resumed.token, user: resumed.user, isAgent: resumed.isAgent } : body
    } finally {
      countRequest(counts, index, progress.began)
      if (progress.schoolId) countOfSchool(progress.schoolId, index, outcome, performance.now() - progress.began)
    }
  }

  /** Refuses who may not call before a long body is read; what still arrives of it is thrown away as it comes. */
  const beforeBody = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasLongBody(request.headers)) return
    const progress: Progress = { began: performance.now() }
    inProgress.set(request, progress)
    try {
      progress.admitted = await admit(request, reply, progress)
    } catch (error) {
      progress.refused = error
      await reply.send(await handler(request, reply))
    }
  }

  return { handler, ...(call.who !== 'public' && call.body && !call.file && { onRequest: beforeBody }) }
}

const checkDeclared = (call: CallShape, { code }: Refusal) => {
  if (!Object.hasOwn(authRefusals, code) && !call.refusals?.includes(code))
    throw new Error(`${call.method} ${call.path} refuses with '${code}' undeclared`)
}

/** A public read is one of the login page, unless it has its own limit: then it is an attempt, such as drawing a captcha. */
const requestKindOf = (call: CallShape): RequestKind => {
  if (call.isUnrecorded) return 'unrecorded'
  if (call.who !== 'public') return 'unproven'
  const isLimited = call.refusals?.some((code) => code === 'try_later' || code === 'too_many_requests') ?? false
  return call.method === 'GET' && !isLimited && !call.changesState ? 'read' : 'attempt'
}

/** Pictures from anybody are parsed before they are judged, so that one counts like many small requests. */
const pictureCost = 20
const costOf = ({ who, maxBodyBytes = 0 }: CallShape) => (who === 'public' && maxBodyBytes > 1024 * 1024 ? pictureCost : 1)

const addRoutes = (server: FastifyInstance, routes: readonly (readonly [number, Route])[], options: MountOptions) => {
  for (const [index, route] of routes) {
    const { call } = route
    server.route({
      method: call.method,
      url: toUrl(call.path),
      config: { requestKind: requestKindOf(call), requestCost: costOf(call), isData: !isRaw(call.output) },
      ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
      ...serve(options, route, index),
    })
  }
}

/** Reading of forms with files hangs hooks on every request, so only the calls that take files have it. */
export const mount = async (server: FastifyInstance, routes: readonly Route[], options: MountOptions) => {
  const { takesFile = [], takesNone = [] } = Object.groupBy([...routes.entries()], ([, { call }]) =>
    call.file ? 'takesFile' : 'takesNone',
  )
  addRoutes(server, takesNone, options)
  await server.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    addRoutes(scope, takesFile, options)
  })
}
