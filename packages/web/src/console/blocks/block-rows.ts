import type { TextBlock } from '@campus/contract/text-block.ts'
import { z } from 'zod'

type Block = z.infer<typeof TextBlock>

/** One block of a long text with its translations beside it. */
export interface BlockRow {
  readonly kind: Block['kind']
  readonly text: string
  readonly textEn: string
  readonly textTw: string
}

interface Texts {
  readonly blocks: readonly Block[]
  readonly blocksEn: readonly Block[]
  readonly blocksTw: readonly Block[]
}

/** A row of the editor by the rule for one block: every language has to say something. */
export const rowSchema = <Kind extends z.ZodType, Text extends z.ZodType>(block: z.ZodObject<{ kind: Kind; text: Text }>) =>
  z.object({ kind: block.shape.kind, text: block.shape.text, textEn: block.shape.text, textTw: block.shape.text })

/** Puts the three texts side by side, block by block; where one is shorter, its place waits to be filled. */
export const rowsOf = ({ blocks, blocksEn, blocksTw }: Texts): BlockRow[] =>
  Array.from({ length: Math.max(blocks.length, blocksEn.length, blocksTw.length) }, (_, index) => {
    const [zh, en, tw] = [blocks[index], blocksEn[index], blocksTw[index]]
    return { kind: (zh ?? en ?? tw)?.kind ?? 'paragraph', text: zh?.text ?? '', textEn: en?.text ?? '', textTw: tw?.text ?? '' }
  })

export const blocksOf = (rows: readonly BlockRow[]) => ({
  blocks: rows.map(({ kind, text }) => ({ kind, text })),
  blocksEn: rows.map(({ kind, textEn }) => ({ kind, text: textEn })),
  blocksTw: rows.map(({ kind, textTw }) => ({ kind, text: textTw })),
})

/** Takes a row from its place and puts it at another; beyond the ends nothing moves. */
export const moveRow = <Row>(rows: readonly Row[], from: number, to: number): readonly Row[] => {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
