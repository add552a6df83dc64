import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

const fontPath = fileURLToPath(new URL('./400Regular/NotoSansSC_400Regular.ttf', import.meta.resolve('@expo-google-fonts/noto-sans-sc')))

let opened: Font | undefined

interface TextPlace {
  readonly x: number
  /** Of the line on which the signs stand. */
  readonly y: number
  readonly size: number
  readonly color?: string
  /** From sign to sign, where all are equally wide. */
  readonly pitch?: number
}

/** A text as outlines, so that it looks alike on every machine. */
export const drawText = (text: string, { x, y, size, color = '#222', pitch }: TextPlace): string => {
  opened ??= openSync(fontPath) as Font
  const scale = size / opened.unitsPerEm
  let at = x
  const paths: string[] = []
  for (const sign of text) {
    const glyph = opened.glyphForCodePoint(sign.codePointAt(0) ?? 0)
    const outline = glyph.path.scale(scale, -scale).translate(at, y).toSVG()
    if (outline) paths.push(`<path d="${outline}"/>`)
    at += pitch ?? glyph.advanceWidth * scale
  }
  return `<g fill="${color}">${paths.join('')}</g>`
}
