import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface WrittenPage {
  /** All that is written, without spaces and hyphens: where lines end is the typesetter's business. */
  readonly text: string
  readonly width: number
  readonly height: number
  /** Every piece of writing with the place where it begins, in points from the lower left corner. */
  readonly pieces: readonly { readonly text: string; readonly x: number; readonly y: number; readonly width: number }[]
}

export const withoutBreaks = (text: string) => text.replaceAll(/[\s-]/g, '')

/** What somebody gets who copies a whole PDF, page by page. */
export const readPages = async (pdf: Uint8Array): Promise<WrittenPage[]> => {
  const opening = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  try {
    const document = await opening.promise
    return await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const page = await document.getPage(index + 1)
        const { width, height } = page.getViewport({ scale: 1 })
        const { items } = await page.getTextContent()
        const pieces = items.flatMap((item) =>
          'str' in item ? { text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width } : [],
        )
        return { text: withoutBreaks(pieces.map(({ text }) => text).join('')), width, height, pieces }
      }),
    )
  } finally {
    await opening.destroy()
  }
}
