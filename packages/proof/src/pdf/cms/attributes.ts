import type { Der } from '../der/der.ts'
import { setTag } from '../der/der.ts'
import { tags } from '../der/primitives.ts'
import { Unsupported } from '../der/unsupported.ts'
import { identifierOf, partsOf } from '../der/values.ts'

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
