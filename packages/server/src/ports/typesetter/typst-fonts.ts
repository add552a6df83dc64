import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The weights that certificates are set in; whatever else Typst asks for comes from the nearest of these. */
const files = [
  'noto-serif-sc/400Regular/NotoSerifSC_400Regular',
  'noto-serif-sc/500Medium/NotoSerifSC_500Medium',
  'noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold',
  'noto-serif-sc/700Bold/NotoSerifSC_700Bold',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular',
  'noto-sans-sc/500Medium/NotoSansSC_500Medium',
  'noto-sans-sc/700Bold/NotoSansSC_700Bold',
  'source-serif-4/400Regular/SourceSerif4_400Regular',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold',
  'source-serif-4/700Bold/SourceSerif4_700Bold',
]

const fontsIn = (folder: string | undefined) =>
  folder ? globSync('**/*.{ttf,otf,ttc,otc}', { cwd: folder }).map((file) => join(folder, file)) : []

/** Paths and not bytes: a font is read when a page needs it, which keeps a child small. */
export const fontPaths = (furtherFonts: string | undefined): string[] => [
  ...files.map((file) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}.ttf`))),
  ...fontsIn(furtherFonts).sort(),
]

/** Outlines are drawn with one font, and with the others for what it does not have. Collections of fonts are left out. */
const beginningWith = (first: string, furtherFonts: string | undefined): string[] => {
  const single = fontPaths(furtherFonts).filter((path) => /\.[to]tf$/.test(path))
  return single.toSorted((one, other) => Number(other.endsWith(first)) - Number(one.endsWith(first)))
}

export const drawingFonts = (furtherFonts: string | undefined) => beginningWith('NotoSansSC_500Medium.ttf', furtherFonts)

/** Latin letters lean like handwriting; all others come upright from the serif. */
export const nameFonts = (furtherFonts: string | undefined) => beginningWith('SourceSerif4_400Regular_Italic.ttf', furtherFonts)
