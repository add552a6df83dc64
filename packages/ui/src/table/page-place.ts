export const pageSizes = [10, 20, 50] as const

const usual = 20

export interface PagePlace {
  readonly pageNum: number
  readonly pageSize: number
}

/** The page that an address names; addresses are written by anybody, so what is odd there becomes the first page of the usual size. */
export const pagePlaceIn = (query: { readonly pageNum?: string; readonly pageSize?: string }): PagePlace => {
  const pageNum = Number(query.pageNum)
  const pageSize = pageSizes.find((size) => String(size) === query.pageSize)
  return { pageNum: Number.isInteger(pageNum) && pageNum >= 1 && pageNum <= 100_000 ? pageNum : 1, pageSize: pageSize ?? usual }
}

export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The numbers of the first and the last row on a page, counted from one. */
export const rowsShown = ({ pageNum, pageSize }: PagePlace, total: number): readonly [first: number, last: number] => {
  const last = Math.min(pageNum * pageSize, total)
  return [Math.min((pageNum - 1) * pageSize + 1, last), last]
}
