import type { Ctx } from '@campus/server/context/context.ts'
import { type StoredContent, storeMade } from '@campus/server/modules/cloudprint/blobs/print-blob.service.ts'

export interface DemoText {
  readonly code: string
  /** Each is a page. */
  readonly pages: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

export interface SetText {
  readonly stored: StoredContent
  readonly pages: number
}

const source = `#let data = json(bytes(sys.inputs.data))
#set page(paper: "a4", margin: 25mm)
#set text(font: "Noto Serif SC", size: 12pt, lang: "zh")
#for (index, page) in data.enumerate() {
  if index > 0 { pagebreak() }
  align(center, text(size: 18pt, weight: "bold", page.title))
  v(8mm)
  for line in page.lines { if line == "" { v(12mm) } else { block(spacing: 7mm, line) } }
}
`

const setText = async (ctx: Ctx, { code, pages }: DemoText): Promise<SetText> => {
  const set = await ctx.services.typesetter.set({ source, data: pages, pictures: {} })
  if (set.kind !== 'pages') throw new Error(`${code}: ${JSON.stringify(set)}`)
  return { stored: await storeMade(ctx, set.pdf, 'application/pdf'), pages: set.pages }
}

/** Makes a file of each text and stores it, encrypted; none is anybody's yet. */
export const setTexts = async (ctx: Ctx, texts: readonly DemoText[]): Promise<ReadonlyMap<string, SetText>> => {
  const made = new Map<string, SetText>()
  for (const text of texts) made.set(text.code, await setText(ctx, text))
  return made
}
