import { type CallShape, isRaw } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { needsNonce, nonceHeader } from '@campus/contract/terminals/nonce.ts'
import { z } from 'zod'

const toSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

const parameters = (call: CallShape) =>
  (['params', 'query'] as const).flatMap((part) => {
    const shape = call[part]?.shape ?? {}
    return Object.entries(shape).map(([name, schema]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: toSchema(schema as z.ZodType, 'input'),
    }))
  })

const requestBody = (call: CallShape) => {
  const fields = call.body ? toSchema(call.body, 'input') : { type: 'object', properties: {} }
  if (call.file) {
    const { field, kinds, maxBytes, maxCount } = call.file
    const files = {
      type: 'array',
      maxItems: maxCount,
      items: { type: 'string', format: 'binary' },
      description: `${kinds.join(', ')}; at most ${maxBytes} bytes each`,
    }
    const properties = { ...('properties' in fields ? (fields.properties as object) : {}), [field]: files }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties } } } } }
  }
  return call.body ? { requestBody: { required: true, content: { 'application/json': { schema: fields } } } } : {}
}

const responses = (call: CallShape) => {
  if (isRaw(call.output)) {
    const kind = call.output.contentType ?? 'application/octet-stream'
    return call.output.raw === 'redirect'
      ? { 302: { description: 'Sends the browser on' } }
      : { 200: { description: 'The file', content: { [kind]: {} } } }
  }
  const words = call.refusals ?? []
  const data = toSchema(call.output, 'output')
  const no = words.length > 0 ? ` Refusals: ${words.map((code) => `\`${code}\` (${say(refusals[code], 'en_US')})`).join('; ')}.` : ''
  const schema = { allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }] }
  return { 200: { description: `The envelope with the data, or a refusal.${no}`, content: { 'application/json': { schema } } } }
}

const idempotencyKey = (call: CallShape) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: call.idempotency === 'required',
  schema: { type: 'string', maxLength: 100 },
  description: 'The same key gives the same answer for 24 hours',
})

const beat = {
  name: nonceHeader,
  in: 'header',
  required: true,
  schema: { type: 'string', maxLength: 64 },
  description: 'The word that the last heartbeat gave; without it the call is refused with `beat_needed`',
}

const headers = (call: CallShape) => [...(call.idempotency ? [idempotencyKey(call)] : []), ...(needsNonce(call) ? [beat] : [])]

const operation = (call: CallShape) => ({
  operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+(\w?)/g, (_all, letter: string) => letter.toUpperCase())}`,
  summary: call.summary,
  tags: [call.path.split('/')[1] ?? ''],
  ...(call.who === 'public' ? {} : { security: [{ bearer: [] }] }),
  'x-who': call.who,
  ...(call.sealed ? { 'x-sealed': call.sealed } : {}),
  ...(call.proof ? { 'x-proof': call.proof === 'fresh' ? 'always' : 'for some input' } : {}),
  parameters: [...parameters(call), ...headers(call)],
  ...requestBody(call),
  responses: responses(call),
})

export const openApiOf = (calls: readonly CallShape[], version: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campus',
      version,
      description:
        'Every call of the campus self-service platform. All JSON answers use one envelope; a refusal has code 500 and HTTP status 200.',
    },
    paths,
    components: {
      schemas: { Envelope: toSchema(Envelope, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
