import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { dayOf, mainFile, projectFolder, type TypstEngine } from './typst-engine.ts'
import { type Diagnostic, problemsOf, readExportErrors } from './typst-problems.ts'

/** How many sheets remembered pieces outlive their last use. */
const sheetsRemembered = 8

/** The compiler as a native addon: the fastest, where its package has one for the processor. */
export const openNativeEngine = (fontPaths: string[]): TypstEngine => {
  const compiler = NodeCompiler.create({ workspace: projectFolder, fontArgs: [{ fontPaths }] })
  const house = readFileSync(new URL('house/campus.typ', import.meta.url))

  return {
    set({ source, data, pictures }) {
      compiler.resetShadow()
      for (const [path, bytes] of Object.entries(pictures)) compiler.mapShadow(projectFolder + path, Buffer.from(bytes))
      compiler.mapShadow(`${projectFolder}/campus.typ`, house)
      compiler.mapShadow(mainFile, Buffer.from(source))
      const compiled = compiler.compile({ mainFilePath: mainFile, inputs: { data: JSON.stringify(data) } })
      const { result } = compiled
      if (!result) {
        const wrong = compiled.takeDiagnostics()
        const diagnostics = wrong ? (compiler.fetchDiagnostics(wrong) as Diagnostic[]) : []
        return { kind: 'problems', problems: problemsOf(diagnostics, projectFolder, mainFile) }
      }
      try {
        const pdf = compiler.pdf(result, { pdfStandard: 'a-2a', creationTimestamp: dayOf(data) })
        return { kind: 'pages', pdf, pages: result.numOfPages }
      } catch (error) {
        const { characters, problems } = readExportErrors((error as Error).message)
        return characters.length > 0 ? { kind: 'missing_characters', characters } : { kind: 'problems', problems }
      }
    },
    forget: () => compiler.evictCache(sheetsRemembered),
  }
}
