import type { Plugin } from 'vite'

const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
const english = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/
/** What stands before it is used by schemas themselves: their limits are read there. */
const firstWriter = 'export const stringProcessor'
const exported = /^export (?:const|function) (\w+)/gm
const renamed = /^export \{ \w+ as (\w+) \};/gm

/** The same names, each a function that does nothing: what is imported from the file is there, and is never called. */
const withoutWriter = (code: string) => {
  const from = Math.max(0, code.indexOf(firstWriter))
  const written = code.slice(from)
  const names = [exported, renamed].flatMap((pattern) => [...written.matchAll(pattern)].map(([, name = '']) => name))
  return `${code.slice(0, from)}\nconst none = () => undefined\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
}

/** What an issue says without a text of ours is read by nobody: forms explain it in the reader's language, by its code. */
const withoutTexts = 'export default () => ({})'

/** Zod without what writes JSON Schema, which every schema names so that no bundler leaves it out, and without its English texts. */
export const smallZod = (): Plugin => ({
  name: 'small-zod',
  apply: 'build',
  transform(code, id) {
    if (writers.test(id)) return withoutWriter(code)
    return english.test(id) ? withoutTexts : undefined
  },
})
