import { readFileSync } from 'node:fs'
import type { Ctx } from '../../../context/context.ts'
import type { SheetDesign } from '../../documents/sheets/sheet.service.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import type { PrintContent } from './print-content.ts'

const source = readFileSync(new URL('application.typ', import.meta.url), 'utf8')

const picturesIn = ({ fields, steps }: PrintContent): string[] => [
  ...fields.flatMap((field) => ('pictureFileId' in field ? [field.pictureFileId] : [])),
  ...steps.flatMap(({ signatureFileId }) => signatureFileId ?? []),
]

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')
const isPng = (bytes: Buffer) => bytes.subarray(0, pngStart.length).equals(pngStart)

/** The sheet of every application. A signature that is gone is left out; the sheet says that there was one. */
export const designOf = async (ctx: Ctx, schoolId: string, content: PrintContent): Promise<SheetDesign> => {
  const ids = [...new Set(picturesIn(content))]
  const read = await Promise.all(ids.map(async (id) => [`/${id}.png`, await readFileBytes(ctx, id, schoolId)] as const))
  const pictures = Object.fromEntries(read.flatMap(([path, bytes]) => (bytes && isPng(bytes) ? [[path, bytes]] : [])))
  // The sheet itself cannot see which files there are.
  const paths = Object.keys(pictures).map((path) => `"${path}", `)
  return { source: `#let pictures = (${paths.join('')})\n${source}`, pictures }
}
