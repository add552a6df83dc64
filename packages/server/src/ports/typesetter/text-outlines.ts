import { type Font, openSync } from 'fontkit'

const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Draws one line of text as an SVG of outlines alone. A character comes from the first font that has it. */
export const textOutlines = (fontPaths: readonly string[]) => {
  const opened = new Map<string, Font>()
  const open = (path: string): Font => {
    const font = opened.get(path) ?? (openSync(path) as Font)
    opened.set(path, font)
    return font
  }
  const pathFor = (character: string) => fontPaths.find((path) => open(path).hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const fontFor = (character: string): Font => {
    const path = pathFor(character) ?? fontPaths[0]
    if (!path) throw new Error('there is no font to draw with')
    return open(path)
  }

  const missingIn = (text: string): string[] => [...new Set(text)].filter((character) => pathFor(character) === undefined)

  const draw = (text: string, { size, color }: { readonly size: number; readonly color: string }): string => {
    const [margin, paths] = [2, [] as string[]]
    let x = margin
    for (const character of text) {
      const font = fontFor(character)
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
      const scale = size / font.unitsPerEm
      const outline = glyph.path
        .scale(scale, -scale)
        .translate(x, margin + size)
        .toSVG()
      if (outline) paths.push(`<path d="${outline}"/>`)
      x += glyph.advanceWidth * scale
    }
    const [width, height] = [(x + margin).toFixed(2), (size * 1.25 + 2 * margin).toFixed(2)]
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"><g fill="${escaped(color)}">${paths.join('')}</g></svg>`
  }

  return { draw, missingIn }
}
