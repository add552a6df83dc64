import type { PageRange } from '@campus/contract/printing/print-attributes.ts'
import { valueTags } from './tags.ts'

export interface IppValue {
  readonly tag: number
  readonly value: number | boolean | string | PageRange | Buffer | readonly IppAttribute[] | null
}

export interface IppAttribute {
  readonly name: string
  readonly values: readonly IppValue[]
}

export interface IppGroup {
  readonly tag: number
  readonly attributes: readonly IppAttribute[]
}

/** A request or an answer: both have the same form. `code` is the operation of the one and the status of the other. */
export interface IppMessage {
  readonly version: readonly [major: number, minor: number]
  readonly code: number
  readonly requestId: number
  readonly groups: readonly IppGroup[]
}

type Plain = number | boolean | string | PageRange

type Maker<Value extends Plain> = (name: string, ...values: readonly Value[]) => IppAttribute

const attribute =
  (tag: number): Maker<Plain> =>
  (name, ...values) => ({ name, values: values.map((value) => ({ tag, value })) })

export const integer: Maker<number> = attribute(valueTags.integer)
export const enumeration: Maker<number> = attribute(valueTags.enum)
export const boolean: Maker<boolean> = attribute(valueTags.boolean)
export const range: Maker<PageRange> = attribute(valueTags.range)
export const text: Maker<string> = attribute(valueTags.text)
export const named: Maker<string> = attribute(valueTags.name)
export const keyword: Maker<string> = attribute(valueTags.keyword)
export const uri: Maker<string> = attribute(valueTags.uri)
export const mimeType: Maker<string> = attribute(valueTags.mimeType)

export const octets = (name: string, ...values: readonly string[]): IppAttribute => ({
  name,
  values: values.map((value) => ({ tag: valueTags.octets, value: Buffer.from(value) })),
})

/** Every message begins with these two, in this order. */
export const preamble: readonly IppAttribute[] = [
  attribute(valueTags.charset)('attributes-charset', 'utf-8'),
  attribute(valueTags.language)('attributes-natural-language', 'en'),
]

export const groupsOf = ({ groups }: IppMessage, tag: number) => groups.filter((group) => group.tag === tag)

const valuesOf = (group: IppGroup | undefined, name: string) =>
  group?.attributes.find((attribute) => attribute.name === name)?.values.map(({ value }) => value) ?? []

/** The value of a group under a name; values of another type count as missing. */
export const textsIn = (group: IppGroup | undefined, name: string) =>
  valuesOf(group, name).flatMap((value) => (typeof value === 'string' ? value : Buffer.isBuffer(value) ? value.toString() : []))
export const numbersIn = (group: IppGroup | undefined, name: string) => valuesOf(group, name).filter((value) => typeof value === 'number')
export const booleanIn = (group: IppGroup | undefined, name: string) => valuesOf(group, name).find((value) => typeof value === 'boolean')
export const rangesIn = (group: IppGroup | undefined, name: string) =>
  valuesOf(group, name).filter((value): value is PageRange => typeof value === 'object' && value !== null && 'from' in value)
