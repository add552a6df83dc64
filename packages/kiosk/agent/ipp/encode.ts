import type { IppAttribute, IppMessage, IppValue } from './message.ts'
import { endOfAttributes, valueTags } from './tags.ts'

const short = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

const long = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const sized = (bytes: Buffer) => Buffer.concat([short(bytes.length), bytes])

/** Members stand between the beginning and the end of their collection, each led by its name. */
const collected = (members: readonly IppAttribute[]): Buffer => {
  const parts = members.flatMap(({ name, values }) => [
    written(valueTags.memberName, '', Buffer.from(name)),
    ...values.map((value) => writeValue('', value)),
  ])
  return Buffer.concat([...parts, written(valueTags.endCollection, '', Buffer.alloc(0))])
}

const written = (tag: number, name: string, content: Buffer) => Buffer.concat([Buffer.of(tag), sized(Buffer.from(name)), sized(content)])

const contentOf = (value: Exclude<IppValue['value'], readonly IppAttribute[]>): Buffer => {
  if (value === null) return Buffer.alloc(0)
  if (typeof value === 'number') return long(value)
  if (typeof value === 'boolean') return Buffer.of(value ? 1 : 0)
  if (typeof value === 'string') return Buffer.from(value)
  return Buffer.isBuffer(value) ? value : Buffer.concat([long(value.from), long(value.to)])
}

const isMembers = (value: IppValue['value']): value is readonly IppAttribute[] => Array.isArray(value)

const writeValue = (name: string, { tag, value }: IppValue): Buffer =>
  isMembers(value) ? Buffer.concat([written(tag, name, Buffer.alloc(0)), collected(value)]) : written(tag, name, contentOf(value))

/** Further values of an attribute have no name of their own. */
const writeAttribute = ({ name, values }: IppAttribute) => values.map((value, at) => writeValue(at === 0 ? name : '', value))

/** The bytes of a message (RFC 8010); the document follows them as it is. */
export const encodeIpp = ({ version: [major, minor], code, requestId, groups }: IppMessage): Buffer =>
  Buffer.concat([
    Buffer.of(major, minor),
    short(code),
    long(requestId),
    ...groups.flatMap(({ tag, attributes }) => [Buffer.of(tag), ...attributes.flatMap(writeAttribute)]),
    Buffer.of(endOfAttributes),
  ])
