import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { partsFile } from '@campus/web/tools/parts.ts'

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

interface Part {
  readonly name: string
  readonly bytes: number
}

/** What the build says of its scripts, scaled to the bytes that travel. */
const partsIn = (files: Iterable<string>): readonly Part[] => {
  const made = JSON.parse(read(partsFile)) as Readonly<Record<string, Readonly<Record<string, number>>>>
  const total = new Map<string, number>()
  for (const file of files) {
    const parts = Object.entries(made[file] ?? {})
    const share = bytesOf(file) / parts.reduce((whole, [, bytes]) => whole + bytes, 0)
    for (const [name, bytes] of parts) total.set(name, (total.get(name) ?? 0) + bytes * share)
  }
  return [...total].map(([name, bytes]) => ({ name, bytes })).toSorted((one, other) => other.bytes - one.bytes)
}

export interface Sizes {
  /** Bytes until the login page is shown, and the largest files. */
  readonly login: number
  readonly parts: readonly Part[]
  /** What comes with the first screen after that: the list of the app's screens. */
  readonly list: number
  /** What each further screen adds to both. */
  readonly screens: readonly Part[]
  /** A screen with a camera as the first thing on a device, with all that measures faces; and what of that any other screen brings along. */
  readonly camera: number
  readonly cameraElsewhere: number
}

/** What measures faces: fetched by the worker of the camera screens, and by nobody else. */
const forFaces = /(face-worker-[^/]+\.js|\.onnx|ort-wasm[^/]+\.wasm)$/

export const measureSizes = (): Sizes => {
  const page = read('index.html')
  const atOnce = new Set(['index.html'])
  for (const name of namesIn(page, /(?:src|href)="\/(assets\/[^"]+)"/g)) closureOf(name, atOnce)
  const lazy = [...lazyFiles()]
  const filesOf = (start: string) => {
    const files = lazy.find(([name]) => name.startsWith(`assets/${start}-`))?.[1]
    if (!files) throw new Error(`the build has no ${start}: npm start makes one`)
    return files
  }
  const first = new Set([...atOnce, ...filesOf('login-screen')])
  const known = new Set([...first, ...filesOf('app-features')])
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  const elsewhere = new Set([...known, ...lazy.flatMap(([, files]) => [...files])].filter((name) => forFaces.test(name)))
  return {
    camera: sum(new Set([...known, ...filesOf('own-check-screen'), ...assets.filter((name) => forFaces.test(name))])),
    cameraElsewhere: sum(elsewhere),
    login: sum(first),
    parts: partsIn(first).slice(0, 10),
    list: sum(known) - sum(first),
    screens: lazy
      .filter(([name]) => /-screen-[^/]+\.js$/.test(name))
      .map(([name, files]) => ({
        name: name.replace(/^assets\/(.+)-screen-.*$/, '$1'),
        bytes: sum([...files].filter((file) => !known.has(file))),
      }))
      .toSorted((one, other) => other.bytes - one.bytes),
  }
}
