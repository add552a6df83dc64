import { carryOutTasks } from '../../platform/child-work.ts'
import { textOutlines } from './text-outlines.ts'
import type { SetPages, Sheet } from './typesetter.ts'
import type { TypstEngine } from './typst-engine.ts'
import { drawingFonts, fontPaths } from './typst-fonts.ts'

export type TypstTask =
  | { readonly kind: 'pages'; readonly sheet: Sheet }
  | { readonly kind: 'drawing'; readonly text: string; readonly size: number; readonly color: string }
export type TypstAnswer = { readonly pages: SetPages } | { readonly svg: string }

const paths = fontPaths(process.env['FURTHER_FONTS'])

const openEngine = async (): Promise<TypstEngine> => {
  const native = await import('./typst-native.ts').catch(() => undefined)
  return native ? native.openNativeEngine(paths) : (await import('./typst-wasm.ts')).openWasmEngine(paths)
}

const engine = await openEngine()
const draw = textOutlines(drawingFonts(process.env['FURTHER_FONTS']))

carryOutTasks((task: TypstTask): TypstAnswer => {
  if (task.kind === 'drawing') return { svg: draw(task.text, task) }
  const pages = engine.set(task.sheet)
  engine.forget()
  return { pages }
})
