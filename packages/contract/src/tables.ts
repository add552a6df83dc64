/** The longest table that is read from a file, without its headings. */
export const maxTableLines = 50_000
