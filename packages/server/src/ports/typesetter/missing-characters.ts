import { readPlainPdf, streamOf } from './pdf-objects.ts'

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

const literals = /\(((?:[^()\\]|\\[0-7]{1,3}|\\[^0-7])*)\)/g

const showsGlyphZero = (content: string) =>
  [...content.matchAll(literals)].some(([, literal = '']) => {
    const bytes = bytesOf(literal)
    return Array.from({ length: bytes.length >> 1 }, (_none, index) => bytes.slice(index * 2, index * 2 + 2)).includes('\0\0')
  })

const isPageContent = (object: string) => !/\/(?:Type \/(?:Metadata|CMap)|Subtype \/Image|FunctionType|N \d\n)/.test(object.slice(0, 400))

const isCovered = ({ coverage }: FontInfo, character: number) => {
  let next = 0
  for (const [index, run] of coverage.entries()) {
    next += run
    if (character < next) return index % 2 === 1
  }
  return false
}

/**
 * The characters that a page shows as the empty glyph, because no font has them. The file tells that there are some; which ones they are
 * is found in the texts that the page was made from.
 */
export const missingCharacters = (pdf: Uint8Array, texts: readonly string[], fonts: readonly FontInfo[]): string[] => {
  const contents = [...readPlainPdf(pdf).objects.values()].filter(isPageContent).map((object) => streamOf(object) ?? '')
  if (!contents.some((content) => /\bBT\b/.test(content) && showsGlyphZero(content))) return []
  const used = [...new Set(texts.join(''))].filter((character) => !/[\p{C}\p{Z}\p{M}]/u.test(character) || /\p{Co}/u.test(character))
  const missing = used.filter((character) => !fonts.some((font) => isCovered(font, character.codePointAt(0) ?? 0)))
  return missing.length > 0 ? missing : ['\u{FFFD}']
}
