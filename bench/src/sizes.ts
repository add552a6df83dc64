import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))
const read = (name: string) => readFileSync(join(dist, name), 'utf8')

/** As it travels: the compressed file where the build left one. */
const bytesOf = (name: string) => (statSync(join(dist, `${name}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, name))).size

const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + bytesOf(name), 0)

const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')

/** A file and everything it imports at once. */
const closureOf = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen
  seen.add(name)
  if (name.endsWith('.js'))
    for (const imported of namesIn(read(name), /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) closureOf(`assets/${imported}`, seen)
  return seen
}

/** What the build loads together with each lazy file: a list of names, and numbers into it at each import. */
const lazyFiles = () => {
  const found = new Map<string, Set<string>>()
  for (const file of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))) {
    const source = read(`assets/${file}`)
    const listed = namesIn(source.match(/\.f=\[([^\]]*)\]/)?.[1] ?? '', /["']([^"']+)["']/g)
    for (const [, name = '', numbers = ''] of source.matchAll(
      /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)(?:\s*,\s*__vite__mapDeps\(\[([\d,]*)\]\))?/g,
    )) {
      const together = numbers === '' ? [] : numbers.split(',').flatMap((number) => listed[Number(number)] ?? [])
      found.set(`assets/${name}`, closureOf(`assets/${name}`, new Set(together)))
    }
  }
  return found
}

export interface Sizes {
  /** Bytes until the login page stands. */
  readonly login: number
  /** What each further screen adds to that. */
  readonly screens: readonly { readonly name: string; readonly bytes: number }[]
}

export const measureSizes = (): Sizes => {
  const page = read('index.html')
  const atOnce = new Set(['index.html'])
  for (const name of namesIn(page, /(?:src|href)="\/(assets\/[^"]+)"/g)) closureOf(name, atOnce)
  const screens = [...lazyFiles()].filter(([name]) => /-screen-[^/]+\.js$/.test(name))
  const loginFiles = screens.find(([name]) => name.startsWith('assets/login-screen-'))?.[1]
  if (!loginFiles) throw new Error('the build has no login screen: npm start makes one')
  const first = new Set([...atOnce, ...loginFiles])
  return {
    login: sum(first),
    screens: screens
      .map(([name, files]) => ({
        name: name.replace(/^assets\/(.+)-screen-.*$/, '$1'),
        bytes: sum([...files].filter((file) => !first.has(file))),
      }))
      .toSorted((one, other) => other.bytes - one.bytes),
  }
}
