import type { Plugin } from 'vite'

const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
const exported = /^export (?:const|function) (\w+)/gm
const renamed = /^export \{ (\w+) as (\w+) \};/gm

/** The same names, each a function that does nothing: what is imported from the file is there, and is never called. */
const withoutWriter = (code: string) => {
  const names = [...code.matchAll(exported)].map(([, name = '']) => name)
  const others = [...code.matchAll(renamed)].map(([, , name = '']) => name)
  return `const none = () => undefined\nexport { ${[...names, ...others].map((name) => `none as ${name}`).join(', ')} }`
}

/** Zod without what writes JSON Schema: every schema names it, so no bundler leaves it out, and no page asks for it. */
export const smallZod = (): Plugin => ({
  name: 'small-zod',
  apply: 'build',
  transform: (code, id) => (writers.test(id) ? withoutWriter(code) : undefined),
})
