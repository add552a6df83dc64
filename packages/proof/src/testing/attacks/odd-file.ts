import { toHex } from '../../encoding/hex.ts'
import type { Signer } from '../../sign/signed-data.ts'
import { makeOddCms } from './odd-cms.ts'
import { bytesOf } from './text.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How a file differs from one of ours; what is signed is always what really stands there, so that the difference alone is to be found. */
export interface FileForm {
  readonly signature?: (usual: string) => string
  readonly catalog?: (usual: string) => string
  readonly field?: (usual: string) => string
  readonly objects?: Readonly<Record<number, string>>
  /** What the byte range says, when the truth is these four numbers. */
  readonly range?: (truth: readonly [number, number, number, number]) => string
  readonly cms?: (content: Bytes, signer: Signer) => Promise<Bytes>
  /** What stands in the gap, when these are the digits of the CMS and that is the room for them. */
  readonly contents?: (hex: string, room: number) => string
  readonly tail?: string
}

const room = 8192
const rangeRoom = 60
const contentsMark = `<${'#'.repeat(room)}>`
const rangeMark = '@'.repeat(rangeRoom)

/** A signature dictionary in which contents and byte range are still to be filled in. */
export const unsignedSignature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Contents ${contentsMark} /ByteRange ${rangeMark} /M (D:20261101080000Z) /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>] >>`
const usualCatalog = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /SigFlags 3 >> /Perms << /DocMDP 5 0 R >> >>'
const usualField = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /V 5 0 R /F 132 /Rect [0 0 0 0] /P 3 0 R >>'

const same = (usual: string) => usual

/** A file of one revision, objects by their number, with a plain table. */
export const writePdf = (objects: Readonly<Record<number, string>>, trailer = '/Root 1 0 R', tail = ''): string => {
  const numbers = Object.keys(objects).map(Number)
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const references = numbers.map((number) => {
    const reference = `${number} 1\n${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${number} 0 obj\n${objects[number]}\nendobj\n`
    return reference
  })
  const size = Math.max(...numbers) + 1
  return `${body}xref\n0 1\n0000000000 65535 f \n${references.join('')}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n${tail}`
}

const layOut = ({ signature = same, catalog = same, field = same, objects = {}, tail }: FileForm): string =>
  writePdf(
    {
      1: catalog(usualCatalog),
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >>',
      4: field(usualField),
      5: signature(unsignedSignature),
      ...objects,
    },
    '/Root 1 0 R',
    tail,
  )

const usualContents = (hex: string) => `<${hex.padEnd(room, '0')}>`

/** Signs a file that is laid out with the marks of the contents and of the byte range in it. */
export const fillIn = async (laidOut: string, signer: Signer, form: FileForm = {}): Promise<Bytes> => {
  const gapStart = laidOut.indexOf(contentsMark)
  const gapEnd = gapStart + contentsMark.length
  const truth = [0, gapStart, gapEnd, laidOut.length - gapEnd] as const
  const range = form.range?.(truth) ?? `[${truth.join(' ')}]`
  const ready = laidOut.replace(rangeMark, range.padEnd(rangeRoom))
  const covered = bytesOf(ready.slice(0, gapStart) + ready.slice(gapEnd))
  const cms = await (form.cms ?? makeOddCms)(covered, signer)
  const contents = form.contents?.(toHex(cms), room) ?? usualContents(toHex(cms))
  return bytesOf(ready.slice(0, gapStart) + contents + ready.slice(gapEnd))
}

export const makeOddFile = (signer: Signer, form: FileForm = {}): Promise<Bytes> => fillIn(layOut(form), signer, form)
