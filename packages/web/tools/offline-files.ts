import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Plugin } from 'vite'

const workerSource = new URL('../src/offline/service-worker.ts', import.meta.url)
/** The list of the screens, what stands around them, the texts of wrong fields, and those screens that open without network even when nobody has opened them before, with the codes that then stand on the home screen. */
const chunksKept =
  /(?:app\/(?:app-features\.ts|logged-in\.tsx)|contract\/src\/field-texts\.ts|features\/(?:people\/emergency\/emergency|certificates\/(?:application\/application|history\/prints)|documents\/own-documents\/own-documents?|verification\/(?:scanned\/scanned|verify\/verify))-screen\.tsx|features\/home\/home-codes\.tsx)$/
/** Their names carry their content's hash or the version of what lies in them. */
const unchanging = ['assets/', 'pdf-assets/']
const page = ['/', '/icon.svg', '/icon-192.png']

interface Output {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly isEntry?: boolean
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

/** The entry and what is kept beside it, what they import at once, and their style sheets: enough to draw them without network. */
const firstLoad = (bundle: Readonly<Record<string, Output>>) => {
  const files = new Set<string>()
  const visit = (name: string) => {
    const output = bundle[name]
    if (!output || files.has(name)) return
    files.add(name)
    for (const css of output.viteMetadata?.importedCss ?? []) files.add(css)
    for (const imported of output.imports ?? []) visit(imported)
  }
  for (const { isEntry, facadeModuleId, fileName } of Object.values(bundle))
    if (isEntry || chunksKept.test(facadeModuleId ?? '')) visit(fileName)
  return [...files].sort()
}

/** Writes `service-worker.js` with the names of this build's files inside. */
export const offlineFiles = (): Plugin => ({
  name: 'campus-offline-files',
  apply: 'build',
  generateBundle: {
    // After the bundler has taken the scripts out that held nothing but a style sheet.
    order: 'post',
    handler(_, bundle) {
      const hashed = Object.keys(bundle)
        .filter((name) => unchanging.some((folder) => name.startsWith(folder)))
        .map((name) => `/${name}`)
        .sort()
      const shell = [...page, ...firstLoad(bundle as unknown as Record<string, Output>).map((name) => `/${name}`)]
      const worker = stripTypeScriptTypes(readFileSync(workerSource, 'utf8'))
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const built = ${JSON.stringify({ shell, hashed })}\n${worker}`,
      })
    },
  },
})
