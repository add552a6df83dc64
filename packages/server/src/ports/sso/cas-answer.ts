import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { OutsideFailure, type OutsideFailureKind } from '../../platform/http-client/outside-failure.ts'
import { toAttributes } from './attributes.ts'
import type { SsoPerson } from './sso.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  maxNestedTags: 20,
})

const Answer = z.object({
  serviceResponse: z.union([
    z.object({
      authenticationSuccess: z.object({
        user: z.string().min(1).max(256),
        attributes: z.record(z.string(), z.unknown()).catch({}),
      }),
      authenticationFailure: z.undefined().optional(),
    }),
    z.object({ authenticationFailure: z.object({ '@code': z.string() }), authenticationSuccess: z.undefined().optional() }),
  ]),
})

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Only the five entities that XML itself knows, and characters by number: a document cannot declare its own. */
const decode = (text: string): string =>
  text.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return named[name] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

const kindOf = (code: string): OutsideFailureKind => {
  if (code === 'INVALID_TICKET' || code === 'INVALID_SERVICE') return 'refused'
  return code === 'INTERNAL_ERROR' ? 'unreachable' : 'misconfigured'
}

const parseXml = (xml: string): unknown => {
  if (/<!DOCTYPE/i.test(xml)) return undefined
  try {
    return parser.parse(xml, true)
  } catch {
    return undefined
  }
}

/** Reads what /p3/serviceValidate answers; throws what a failure says. */
export const readCasAnswer = (xml: string): SsoPerson => {
  const parsed = Answer.safeParse(parseXml(xml))
  if (!parsed.success) throw new OutsideFailure('cas', 'unreachable', 'the answer is not in its own format')
  const { authenticationSuccess: success, authenticationFailure: failure } = parsed.data.serviceResponse
  if (failure) throw new OutsideFailure('cas', kindOf(failure['@code']), 'did not accept the ticket', failure['@code'])
  const attributes = Object.entries(toAttributes(success.attributes)).map(([name, value]) => [name, decode(value)])
  return { subject: decode(success.user), attributes: Object.fromEntries(attributes) }
}
