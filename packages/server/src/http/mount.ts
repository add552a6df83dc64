import { type CallShape, isRaw, needsFreshProof } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say, toLanguage } from '@campus/contract/language.ts'
import { doorRefusals } from '@campus/contract/refusals/common.ts'
import { beatHeader } from '@campus/contract/terminals/beat.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallerCtx, Ctx, Origin } from '../platform/context.ts'
import { Refusal, refuse } from '../platform/refuse.ts'
import { admit, isMachineToken, keepSameSite, type Machines, requireBeat, type Sessions } from './door.ts'
import { checkOutput, refusal, success } from './envelope.ts'
import { once } from './idempotency.ts'
import { readInput } from './read-input.ts'
import type { RequestKind } from './request-limit.ts'
import { isAnswer, type OpenedSession, type RawAnswer, type Route } from './route.ts'
import { readUploads } from './upload.ts'

type Ground = Pick<Ctx, 'sql' | 'now' | 'world'>

export interface MountOptions {
  readonly ground: Ground
  readonly sessions: Sessions
  readonly machines: Machines
  /** Refuses with `proof_required` when the session has no fresh proof; the account area hands this over. */
  readonly requireFreshProof: (ctx: CallerCtx) => Promise<void>
  /** In development and tests each answer is held against its contract. */
  readonly checksOutput: boolean
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

const bearer = (request: FastifyRequest) => header(request, 'authorization')?.match(/^Bearer ([\w-]{20,200})$/)?.[1]

const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  network: request.ip,
  deviceId: (header(request, 'x-device-id') ?? '').slice(0, 64),
  deviceName: (header(request, 'user-agent') ?? '').slice(0, 400),
})

const toUrl = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const sendRaw = (reply: FastifyReply, value: RawAnswer) => {
  if ('redirect' in value) return reply.redirect(value.redirect, 302)
  if (value.size !== undefined) reply.header('content-length', value.size)
  if (value.name) reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(value.name)}`)
  return reply.type(value.contentType).header('cache-control', 'private, no-store').send(value.content)
}

const serve = (options: MountOptions, { call, handle, beforeUpload }: Route) => {
  const identify = async (request: FastifyRequest, reply: FastifyReply, origin: Origin) => {
    const token = bearer(request)
    if (token && isMachineToken(token)) return { caller: undefined, known: await options.machines.find(token, header(request, beatHeader)) }
    const caller = token ? await options.sessions.find(token) : undefined
    const remember = header(request, 'x-remember')
    // An answer of bytes has no room for the new session: the old token would be spent for nothing, and count as stolen the next time.
    if (caller || !remember || call.who === 'public' || isRaw(call.output)) return { caller }
    const resumed = await options.sessions.resume(remember, origin)
    if (typeof resumed !== 'string') return resumed
    reply.header('x-remember', 'deleteMe')
    return { caller: undefined }
  }

  const carryOut = async (ctx: Ctx, request: FastifyRequest) => {
    await beforeUpload?.(ctx)
    const fields = call.file ? await readUploads(request, call.file, ctx) : undefined
    const input = readInput(call, { params: request.params, query: request.query, body: fields?.fields ?? request.body }, ctx.language)
    const whole = fields ? { ...input, files: fields.files } : input
    const key = header(request, 'idempotency-key')
    if (call.idempotency === 'required' && !key)
      throw refuse('bad_input', { fields: { 'idempotency-key': say(fieldTexts.required, ctx.language) } })
    // A public call without a caller is judged by its service: there is nobody yet to prove anything.
    if (ctx.caller && needsFreshProof(call, input)) await options.requireFreshProof({ ...ctx, caller: ctx.caller })
    return call.idempotency && key ? once(ctx, call, key.slice(0, 100), whole, (ctx) => handle(ctx, whole)) : handle(ctx, whole)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = toLanguage(header(request, 'lang') ?? header(request, 'accept-language'))
    let resumed: OpenedSession | undefined
    try {
      keepSameSite(call, request.headers)
      const origin = originOf(request)
      const found = await identify(request, reply, origin)
      if ('session' in found) resumed = found.session
      const known = 'known' in found ? found.known : undefined
      const machine = known?.machine
      const who = found.caller?.personId ?? machine?.credentialId
      if (who) request.server.noteCaller(request, who, resumed?.token)
      else if (request.headers.authorization) request.server.noteStranger(request)
      admit(call, { caller: found.caller, machine })
      if (known) await requireBeat(call, known, options.machines, origin.network)
      const value = await carryOut({ ...options.ground, language, origin, caller: found.caller, machine }, request)
      if (isRaw(call.output)) return await sendRaw(reply, value as RawAnswer)
      if (options.checksOutput) checkOutput(call, value)
      if (isAnswer(value) && value.session) request.server.noteCaller(request, value.session.user.uid, value.session.token)
      const remember = isAnswer(value) ? (value.forgetRemember ? 'deleteMe' : value.session?.remember) : undefined
      const told = remember ?? resumed?.remember
      if (told) reply.header('x-remember', told)
      return success(call, value, language, resumed)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (options.checksOutput) checkDeclared(call, error)
      if (resumed?.remember) reply.header('x-remember', resumed.remember)
      const body = refusal(error, language)
      return resumed ? { ...body, token: resumed.token, user: resumed.user, isAgent: resumed.isAgent } : body
    }
  }
}

const checkDeclared = (call: CallShape, { word }: Refusal) => {
  if (!Object.hasOwn(doorRefusals, word) && !call.refusals?.includes(word))
    throw new Error(`${call.method} ${call.path} refuses with '${word}' undeclared`)
}

/** A public read is one of the login page, unless it has a limit of its own: then it is an attempt, such as drawing a captcha. */
const requestKindOf = (call: CallShape): RequestKind => {
  if (call.who !== 'public') return 'unproven'
  const isLimited = call.refusals?.some((word) => word === 'try_later' || word === 'too_many_requests') ?? false
  return call.method === 'GET' && !isLimited && !call.changesState ? 'read' : 'attempt'
}

const addRoutes = (server: FastifyInstance, routes: readonly Route[], options: MountOptions) => {
  for (const route of routes) {
    const { call } = route
    server.route({
      method: call.method,
      url: toUrl(call.path),
      config: { requestKind: requestKindOf(call) },
      handler: serve(options, route),
    })
  }
}

/** Reading of forms with files hangs hooks on every request, so only the calls that take files have it. */
export const mount = async (server: FastifyInstance, routes: readonly Route[], options: MountOptions) => {
  const { takesFile = [], takesNone = [] } = Object.groupBy(routes, ({ call }) => (call.file ? 'takesFile' : 'takesNone'))
  addRoutes(server, takesNone, options)
  await server.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    addRoutes(scope, takesFile, options)
  })
}
