import type { PaperKind } from '@campus/contract/identity/papers.ts'
import type { Picture } from '@campus/face/picture.ts'
import { readMachineReadable } from './machine-readable.ts'
import { proposed, type ReadPaper } from './paper-fields.ts'
import { pictureFaults } from './picture-faults.ts'
import type { ReadLine } from './read-line.ts'
import { readText } from './read-text.ts'
import { readResidentCard } from './resident-card.ts'
import { type Row, rowsOf } from './rows.ts'
import type { TextModels } from './text-models.ts'

/** Text that runs into the edge of the picture goes on outside of it; a whole paper leaves more room than this. */
const room = 0.35

const isCutOff = (picture: Picture, lines: readonly ReadLine[]) =>
  lines.some(({ x, y, width, height }) => {
    const [across, down] = [width / 2 + room * height, height / 2]
    return x < across || x > picture.width - across || y < down || y > picture.height - down
  })

const readPass = (rows: readonly Row[]): ReadPaper => {
  const name = rows.map(({ text, confidence }) => ({ match: text.match(/姓名(\p{Script=Han}+)/u), confidence })).find(({ match }) => match)
  const number = rows.map(({ text, confidence }) => ({ match: text.match(/[HMCT]\d{8,10}/), confidence })).find(({ match }) => match)
  const fields = [
    ...proposed('name', name?.match?.[1], name?.confidence ?? 0),
    ...proposed('number', number?.match?.[0], number?.confidence ?? 0),
  ]
  return { side: fields.length > 0 ? 'front' : undefined, fields, faults: fields.length > 0 ? [] : ['unreadable'] }
}

const readRows = (kind: PaperKind, rows: readonly Row[]): ReadPaper => {
  if (kind === 'resident_card') return readResidentCard(rows)
  if (kind === 'hmt_pass') return readPass(rows)
  return { side: undefined, fields: [], faults: kind === 'other' ? [] : ['unreadable'] }
}

/** Reads a picture of a paper: what stands on it, and what is wrong with the picture. */
export const readPaper = async (models: TextModels, picture: Picture, kind: PaperKind, now: Date): Promise<ReadPaper> => {
  const lines = await readText(models, picture)
  const byMachine = kind === 'resident_card' ? undefined : await readMachineReadable(models, picture, lines, now)
  const read = byMachine ?? readRows(kind, rowsOf(lines))
  const expiry = read.fields.find(({ field }) => field === 'validUntil')?.value
  const faults = [
    ...pictureFaults(picture),
    ...(isCutOff(picture, lines) ? (['edges_cut'] as const) : []),
    ...read.faults,
    ...(expiry !== undefined && expiry < now.toISOString().slice(0, 10) ? (['expired'] as const) : []),
  ]
  return { ...read, faults: [...new Set(faults)] }
}
