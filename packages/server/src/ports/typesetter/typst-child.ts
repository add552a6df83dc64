import { runTasks } from '../../platform/process/child-work.ts'
import { writeMakingTime } from './making-time.ts'
import { readPlainPdf, writePlainPdf } from './pdf-objects.ts'
import { rareFontsFor } from './rare-fonts.ts'
import { markRowHeaders } from './row-headers.ts'
import { textOutlines } from './text-outlines.ts'
import type { DrawnName, SetPages, Sheet } from './typesetter.ts'
import type { TypstEngine } from './typst-engine.ts'
import { drawingFonts, fontPaths, nameFonts } from './typst-fonts.ts'

export type TypstTask =
  | { readonly kind: 'pages'; readonly sheet: Sheet }
  | { readonly kind: 'drawing' | 'name'; readonly text: string; readonly size: number; readonly color: string }
export type TypstAnswer = { readonly pages: SetPages } | DrawnName

const paths = fontPaths(process.env['FURTHER_FONTS'])

const openEngine = async (paths: string[]): Promise<TypstEngine> => {
  const native = await import('./typst-native.ts').catch(() => undefined)
  return native ? native.openNativeEngine(paths) : (await import('./typst-wasm.ts')).openWasmEngine(paths)
}

const engine = await openEngine(paths)
const drawing = textOutlines(drawingFonts(process.env['FURTHER_FONTS']))
const usualNameFonts = nameFonts(process.env['FURTHER_FONTS'])
const usualNames = textOutlines(usualNameFonts)

/** What the compiler leaves undone. */
const finish = (made: Uint8Array, madeAt: string | undefined): Uint8Array => {
  const pdf = readPlainPdf(made)
  markRowHeaders(pdf)
  if (madeAt) writeMakingTime(pdf, madeAt)
  return writePlainPdf(pdf)
}

/** Characters that the usual fonts do not have are set once more with those that have them, for this sheet alone. */
const setSheet = async (sheet: Sheet): Promise<SetPages> => {
  const made = engine.set(sheet)
  engine.forget()
  const rare = made.kind === 'missing_characters' ? await rareFontsFor(made.characters) : []
  return rare.length > 0 ? (await openEngine([...paths, ...rare])).set(sheet) : made
}

/** Rare characters come from fonts that are opened for this name alone. */
const drawName = async (name: string, style: { readonly size: number; readonly color: string }): Promise<DrawnName> => {
  const rare = await rareFontsFor(usualNames.missingIn(name))
  const names = rare.length > 0 ? textOutlines([...usualNameFonts, ...rare]) : usualNames
  const missing = names.missingIn(name)
  return missing.length > 0 ? { missing } : { svg: names.draw(name, style) }
}

runTasks(async (task: TypstTask): Promise<TypstAnswer> => {
  if (task.kind !== 'pages') return task.kind === 'name' ? drawName(task.text, task) : { svg: drawing.draw(task.text, task) }
  const pages = await setSheet(task.sheet)
  return { pages: pages.kind === 'pages' ? { ...pages, pdf: finish(pages.pdf, task.sheet.madeAt) } : pages }
})
