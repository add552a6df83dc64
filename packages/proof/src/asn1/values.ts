import { toHex } from '../encoding/hex.ts'
import { type Der, sequenceTag, setTag } from './der.ts'
import { NotDer } from './not-der.ts'
import { tags } from './primitives.ts'

const walk = (der: Der) => {
  let at = 0
  const takeIf = (tag: number): Der | undefined => {
    const part = der.children[at]
    if (part?.tag !== tag) return undefined
    at += 1
    return part
  }
  const take = (tag: number): Der => {
    const part = takeIf(tag)
    if (!part) throw new NotDer('something else than expected')
    return part
  }
  const isDone = () => at === der.children.length
  const end = () => {
    if (!isDone()) throw new NotDer('more than expected')
  }
  return {
    take,
    takeIf,
    isDone,
    end,
    takeSequence: () => take(sequenceTag),
    takeSet: () => take(setTag),
    takeInteger: () => take(tags.integer),
  }
}

/** Takes the parts of a sequence one after the other, in the order that its definition gives. */
export const partsOf = (der: Der) => {
  if (der.tag !== sequenceTag) throw new NotDer('no sequence')
  return walk(der)
}

/** What a tag is put around. */
export const onlyPart = (der: Der, tag: number): Der => {
  const parts = walk(der)
  const part = parts.take(tag)
  parts.end()
  return part
}

export const identifierOf = (der: Der): string => {
  if (der.tag !== tags.identifier) throw new NotDer('no identifier')
  const arcs: number[] = []
  let arc = 0
  for (const byte of der.body) {
    arc = arc * 128 + (byte & 0x7f)
    if (byte >= 0x80) continue
    arcs.push(arc)
    arc = 0
  }
  const [first = 0, ...rest] = arcs
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - root * 40, ...rest].join('.')
}

/** A number as serial numbers are told: hex without leading zeros. */
export const hexOf = (der: Der): string => normalHex(toHex(der.body))

export const normalHex = (hex: string): string => hex.toLowerCase().replace(/^0+(?=.)/, '')

export const isInteger = (der: Der, value: number): boolean => der.body.length === 1 && der.body[0] === value

export const timeOf = (der: Der): Date => {
  const digits = String.fromCharCode(...der.body)
  // RFC 5280: two digits mean the years 1950 to 2049.
  const full = der.tag === tags.utcTime ? `${Number(digits.slice(0, 2)) < 50 ? '20' : '19'}${digits}` : digits
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(full)
  if (!parts || (der.tag !== tags.utcTime && der.tag !== tags.time)) throw new NotDer('no time')
  const [, year, month, day, hour, minute, second, fraction = ''] = parts
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`)
  if (Number.isNaN(time.getTime())) throw new NotDer('no such time')
  return time
}

export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const isBefore = (one: Uint8Array, other: Uint8Array): boolean => {
  const at = one.findIndex((byte, index) => byte !== other[index])
  return at < 0 ? one.length < other.length : (one[at] ?? 0) < (other[at] ?? -1)
}

/** DER sorts the members of a set by their bytes, and none is there twice. */
export const isSortedSet = (der: Der): boolean =>
  der.children.every((child, at) => {
    const next = der.children[at + 1]
    return next === undefined || isBefore(child.whole, next.whole)
  })
