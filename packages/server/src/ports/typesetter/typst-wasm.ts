import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { get_font_info, initSync, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type FontInfo, missingCharacters } from './missing-characters.ts'
import { toPdfA } from './pdf-a.ts'
import { dayOf, mainFile, projectFolder, type TypstEngine } from './typst-engine.ts'
import { type Diagnostic, problemsOf } from './typst-problems.ts'

/** The numbers by which the compiler names what it makes and how it reports problems. */
const [pagedDocument, pdfFile, withPlaces] = [0, 1, 3]

interface WasmDiagnostic {
  readonly path: string
  /** `startLine:startCharacter-endLine:endCharacter`, or empty. */
  readonly range: string
  readonly severity: string
  readonly message: string
}

/** The compiler calls a file that is not there a directory, and adds advice about its own command line. */
const plainMessage = (message: string, missingFile: string) =>
  message.replace(/, hints: .*$/s, '').replace('failed to load file (is a directory)', `file not found (searched at ${missingFile})`)

const toDiagnostic = ({ path, range, severity, message }: WasmDiagnostic, missingFile: string): Diagnostic => {
  const [, line, character] = /^(\d+):(\d+)/.exec(range) ?? []
  return {
    path,
    range: line === undefined ? null : { start: { line: Number(line), character: Number(character) } },
    severity: severity === 'error' ? 1 : 2,
    message: plainMessage(message, missingFile),
  }
}

/** The compiler dates a document by the clock of its host; here it gets the day from the document's data. */
const atTime = <Result>(seconds: number, work: () => Result): Result => {
  const real = Date.now
  Date.now = () => seconds * 1000
  try {
    return work()
  } finally {
    Date.now = real
  }
}

type FontFile = { readonly info: readonly FontInfo[] }
const known = new Map<string, FontFile>()

/** Reading what a font has takes longer than anything else here: it is done once. */
const infoOf = (path: string): FontFile => {
  const info = known.get(path) ?? (get_font_info(readFileSync(path)) as FontFile)
  known.set(path, info)
  return info
}

const readFonts = (paths: readonly string[]) => paths.map((path) => ({ path, info: infoOf(path) }))

/** The files of a sheet are given to the compiler; whatever else it asks for is not there. */
const openCompiler = async (fonts: ReturnType<typeof readFonts>, onMissing: (path: string) => void): Promise<TypstCompiler> => {
  const builder = new TypstCompilerBuilder()
  const isFile = (path: string) => {
    onMissing(path)
    return false
  }
  await builder.set_access_model(
    {},
    () => 0,
    isFile,
    (path: string) => path,
    () => undefined,
  )
  await builder.set_package_registry({}, () => undefined)
  for (const { path, info } of fonts) await builder.add_lazy_font(info, () => readFileSync(path))
  return builder.build()
}

/** The compiler as WebAssembly, for every processor without a native addon. It knows no PDF/A, so that is added to its file. */
export const openWasmEngine = async (fontPaths: readonly string[]): Promise<TypstEngine> => {
  const program = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  initSync({ module: new WebAssembly.Module(readFileSync(program)) })
  const fonts = readFonts(fontPaths)
  let missingFile = ''
  const compiler = await openCompiler(fonts, (path) => {
    missingFile = path
  })
  const problemsIn = (diagnostics: readonly WasmDiagnostic[]) =>
    problemsOf(
      diagnostics.map((diagnostic) => toDiagnostic(diagnostic, missingFile)),
      projectFolder,
      mainFile,
    )
  const house = readFileSync(new URL('house/campus.typ', import.meta.url))

  return {
    set({ source, data, pictures }) {
      compiler.reset_shadow()
      for (const [path, bytes] of Object.entries(pictures)) compiler.map_shadow(projectFolder + path, bytes)
      compiler.map_shadow(`${projectFolder}/campus.typ`, house)
      compiler.map_shadow(mainFile, Buffer.from(source))
      const inputs = [['data', JSON.stringify(data)]]
      const project = compiler.snapshot(projectFolder, mainFile, inputs)
      try {
        return atTime(dayOf(data), () => {
          const compiled = project.compile(pagedDocument, withPlaces) as { hasError: boolean; diagnostics: WasmDiagnostic[] }
          if (compiled.hasError) return { kind: 'problems', problems: problemsIn(compiled.diagnostics) }
          const made = project.get_artifact(pdfFile, withPlaces) as { result?: Uint8Array; diagnostics?: WasmDiagnostic[] }
          if (!made.result) return { kind: 'problems', problems: problemsIn(made.diagnostics ?? []) }
          const characters = missingCharacters(
            made.result,
            [source, inputs[0]?.[1] ?? '', house.toString()],
            fonts.flatMap(({ info }) => info.info),
          )
          if (characters.length > 0) return { kind: 'missing_characters', characters }
          return { kind: 'pages', ...toPdfA(made.result) }
        })
      } finally {
        project.free()
      }
    },
    // The pool replaces a child that has grown.
    forget: () => {},
  }
}
