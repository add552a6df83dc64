import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { carryOutTasks } from '../../platform/child-work.ts'
import type { SetPages, Sheet } from './typesetter.ts'
import { fontPaths } from './typst-fonts.ts'
import { type Diagnostic, problemsOf, readExportErrors } from './typst-problems.ts'

export type TypstTask = { readonly kind: 'pages'; readonly sheet: Sheet } | { readonly kind: 'drawing'; readonly source: string }
export type TypstAnswer = { readonly pages: SetPages } | { readonly svg: string }

/** A folder that is not there: a template finds what it was given and nothing of the machine. */
const folder = '/nonexistent/campus'
const main = `${folder}/main.typ`
const house = readFileSync(new URL('house/campus.typ', import.meta.url))
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontPaths(process.env['FURTHER_FONTS']) }] })

/** How many sheets remembered pieces outlive their last use; without it memory grows with every document. */
const memory = 8

const place = (source: string, files: Sheet['pictures']) => {
  compiler.resetShadow()
  for (const [path, bytes] of Object.entries(files)) compiler.mapShadow(folder + path, Buffer.from(bytes))
  compiler.mapShadow(`${folder}/campus.typ`, house)
  compiler.mapShadow(main, Buffer.from(source))
}

/** The day of a document is in its data; the time of the making would make two equal documents differ. */
const dayOf = (data: unknown): number => {
  const day = typeof data === 'object' && data !== null && 'issuedOn' in data ? data.issuedOn : undefined
  const at = typeof day === 'string' ? Date.parse(day) : 0
  return Number.isNaN(at) ? 0 : at / 1000
}

const setPages = ({ source, data, pictures }: Sheet): SetPages => {
  place(source, pictures)
  const compiled = compiler.compile({ mainFilePath: main, inputs: { data: JSON.stringify(data) } })
  const { result } = compiled
  if (!result) {
    const wrong = compiled.takeDiagnostics()
    const diagnostics = wrong ? (compiler.fetchDiagnostics(wrong) as Diagnostic[]) : []
    return { kind: 'problems', problems: problemsOf(diagnostics, folder, main) }
  }
  try {
    const pdf = compiler.pdf(result, { pdfStandard: 'a-2a', creationTimestamp: dayOf(data) })
    return { kind: 'pages', pdf, pages: result.numOfPages }
  } catch (error) {
    const { characters, problems } = readExportErrors((error as Error).message)
    return characters.length > 0 ? { kind: 'missing_characters', characters } : { kind: 'problems', problems }
  }
}

const draw = (source: string): string => {
  place(source, {})
  return compiler.plainSvg({ mainFilePath: main })
}

carryOutTasks((task: TypstTask): TypstAnswer => {
  const answer = task.kind === 'pages' ? { pages: setPages(task.sheet) } : { svg: draw(task.source) }
  compiler.evictCache(memory)
  return answer
})
