import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

/** One piece of Hanazono Mincho: the characters that it has, from and to. */
interface Piece {
  readonly file: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

const face = /url\(([\w.-]+\.woff2)\)[^;]*;\s*unicode-range:\s*([^;]+);/g

const rangesIn = (text: string): Piece['ranges'] =>
  [...text.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])

let pieces: readonly Piece[] | undefined

/** The style sheet of the package says which piece has which characters. */
const readPieces = (): readonly Piece[] => {
  const sheet = readFileSync(fileURLToPath(import.meta.resolve('hanamin/HanaMin.css')), 'utf8')
  return [...sheet.matchAll(face)].map(([, file = '', ranges = '']) => ({ file, ranges: rangesIn(ranges) }))
}

/** Ranges are rough, so that several pieces may have a character. */
const piecesWith = (character: string): string[] => {
  const code = character.codePointAt(0) ?? 0
  pieces ??= readPieces()
  return pieces.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to)).map(({ file }) => file)
}

const unpacked = new Map<string, string>()
let folder: string | undefined

/** A folder of this process only, deleted with it. */
const ownFolder = (): string => {
  if (folder) return folder
  const made = mkdtempSync(join(tmpdir(), 'campus-fonts-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}

/** The compiler reads no packed fonts: a piece that is needed is unpacked, once. */
const unpack = async (file: string): Promise<string> => {
  const known = unpacked.get(file)
  if (known) return known
  const packed = readFileSync(fileURLToPath(import.meta.resolve(`hanamin/${file}`)))
  const path = join(ownFolder(), `${basename(file, '.woff2')}.ttf`)
  writeFileSync(path, await decompress(packed))
  unpacked.set(file, path)
  return path
}

/**
 * Fonts for rare characters (CJK extensions A to F), which the usual fonts do not have. They are 23 MB when packed, in pieces of 200 KB; a
 * document loads those that its characters need, and almost none does.
 */
export const rareFontsFor = async (characters: readonly string[]): Promise<string[]> => {
  const files = new Set(characters.flatMap(piecesWith))
  const paths: string[] = []
  // One after the other: the unpacked bytes lie in memory that the next piece is unpacked into.
  for (const file of [...files].sort()) paths.push(await unpack(file))
  return paths
}
