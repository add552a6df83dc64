/** The rows of a page, as SQL counts them. */
export const pageRows = ({ pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
})
