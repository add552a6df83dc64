import { type PlainPdf, readPlainPdf, streamOf } from './pdf-objects.ts'

export interface FontInfo {
  /** Lengths of runs of characters, in turn without and with a glyph, from character 0 on. */
  readonly coverage: readonly number[]
}

/** A string operand of a content stream, in which a glyph is two bytes. */
const unescaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const bytesOf = (literal: string) =>
  literal.replaceAll(/\\([0-7]{1,3}|[^0-7])/g, (_all, code: string) =>
    /^[0-7]/.test(code) ? String.fromCodePoint(Number.parseInt(code, 8)) : (unescaped[code] ?? code),
  )

const literals = /\(((?:[^()\\]|\\[\s\S])*)\)/g

const showsGlyphZero = (content: string) =>
  [...content.matchAll(literals)].some(([, literal = '']) => {
    const bytes = bytesOf(literal)
    return Array.from({ length: bytes.length >> 1 }, (_none, index) => bytes.slice(index * 2, index * 2 + 2)).includes('\0\0')
  })

/** What pages show: their contents and the forms that these draw. Fonts and pictures are bytes in which anything may be read. */
const contentsOf = ({ objects }: PlainPdf): string[] => {
  const shown = new Set(
    [...objects.values()].flatMap((object) => [...object.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number]) => Number(number))),
  )
  const isShown = ([number, object]: [number, string]) => shown.has(number) || /\/Subtype \/Form/.test(object.slice(0, 600))
  return [...objects].filter(isShown).map(([, object]) => streamOf(object) ?? '')
}

const isCovered = ({ coverage }: FontInfo, character: number) => {
  let next = 0
  for (const [index, run] of coverage.entries()) {
    next += run
    if (character < next) return index % 2 === 1
  }
  return false
}

/**
 * The characters that a page shows as the empty glyph, because no font has them. The file shows that there are some; which ones they are
 * is found in the texts that the page was made from.
 */
export const missingCharacters = (pdf: Uint8Array, texts: readonly string[], fonts: readonly FontInfo[]): string[] => {
  if (!contentsOf(readPlainPdf(pdf)).some(showsGlyphZero)) return []
  const used = [...new Set(texts.join(''))].filter((character) => !/[\p{C}\p{Z}\p{M}]/u.test(character) || /\p{Co}/u.test(character))
  const missing = used.filter((character) => !fonts.some((font) => isCovered(font, character.codePointAt(0) ?? 0)))
  return missing.length > 0 ? missing : ['\u{FFFD}']
}
