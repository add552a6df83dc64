import { bytesOf, textOf } from './text.ts'

/** An object's new text; or the byte where it shall be read from now on; or nothing, when it is freed. */
type Revision = Readonly<Record<number, string | number | null>>

const entry = (number: string, offset: number, kind: 'n' | 'f') => `${number} 1\n${String(offset).padStart(10, '0')} 00000 ${kind} \n`

/** An incremental update as every editor writes it: new objects, a table of them, a trailer that names the one before. */
export const reviseText = (file: string, revision: Revision, root = '1 0 R'): string => {
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1] ?? ''
  let body = file
  const references = Object.entries(revision).map(([number, change]) => {
    if (typeof change !== 'string') return entry(number, change ?? 0, change === null ? 'f' : 'n')
    const reference = entry(number, body.length, 'n')
    body += `${number} 0 obj\n${change}\nendobj\n`
    return reference
  })
  return `${body}xref\n0 0\n${references.join('')}trailer\n<< /Size 100 /Root ${root} /Prev ${before} >>\nstartxref\n${body.length}\n%%EOF\n`
}

export const revise = (file: Uint8Array, revision: Revision, root?: string): Uint8Array<ArrayBuffer> =>
  bytesOf(reviseText(textOf(file), revision, root))
