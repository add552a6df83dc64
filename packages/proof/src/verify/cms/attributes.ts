import type { Der } from '../../asn1/der.ts'
import { setTag } from '../../asn1/der.ts'
import { tags } from '../../asn1/primitives.ts'
import { Unsupported } from '../../asn1/unsupported.ts'
import { identifierOf, partsOf } from '../../asn1/values.ts'

/** Attributes by their kind; each kind once, with one value. */
export type Attributes = ReadonlyMap<string, Der>

const readAttribute = (der: Der): [string, Der] => {
  const parts = partsOf(der)
  const id = identifierOf(parts.take(tags.identifier))
  const [value, ...more] = parts.take(setTag).children
  parts.end()
  if (!value || more.length > 0) throw new Unsupported('an attribute without exactly one value')
  return [id, value]
}

export const readAttributes = (der: Der): Attributes => {
  const list = der.children.map(readAttribute)
  const attributes = new Map(list)
  if (attributes.size !== list.length) throw new Unsupported('an attribute twice')
  return attributes
}

/** The value of an attribute when it is there and of this kind. */
export const attributeOf = (attributes: Attributes, id: string, tag: number): Der | undefined => {
  const value = attributes.get(id)
  return value?.tag === tag ? value : undefined
}
