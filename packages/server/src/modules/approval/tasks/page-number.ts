/** How many rows stand before a page, for callers that count pages instead of going on after a row. */
export const rowsBefore = ({ pageNo, pageSize }: { readonly pageNo?: number | undefined; readonly pageSize: number }): number =>
  pageNo === undefined ? 0 : (pageNo - 1) * pageSize
