import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Window } from 'happy-dom'
import ts from 'typescript'

/** For tests that draw components (`*.page.test.tsx`): Node reads TSX and style sheets, and has a page to draw on. */
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    if (!url.endsWith('.tsx')) return next(url, context)
    const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, inlineSourceMap: true },
      fileName: fileURLToPath(url),
    })
    return { format: 'module', source: outputText, shortCircuit: true }
  },
})

const page = new Window({ url: 'http://campus.test/' })
/** Node has these too, but a page takes only its own. */
const replaced = new Set(['Event', 'CustomEvent'])

/** What a page has and Node has not; how Node talks to servers stays. */
for (const name of Object.getOwnPropertyNames(page))
  if (!(name in globalThis) || replaced.has(name))
    Object.defineProperty(globalThis, name, { value: Reflect.get(page, name) as unknown, configurable: true, writable: true })
Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true })
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
