import type { SetPages, Sheet } from './typesetter.ts'

/** The Typst compiler inside a child process. */
export interface TypstEngine {
  set(sheet: Sheet): SetPages
  /** Drops what is remembered of earlier sheets, so that memory does not grow with every document. */
  forget(): void
}

/** A folder that does not exist: a template finds the files it was given and nothing of the machine. */
export const projectFolder = '/nonexistent/campus'
export const mainFile = `${projectFolder}/main.typ`

/** The day of a document is in its data; the time of the making would make two equal documents differ. Seconds since 1970. */
export const dayOf = (data: unknown): number => {
  const day = typeof data === 'object' && data !== null && 'issuedOn' in data ? data.issuedOn : undefined
  const at = typeof day === 'string' ? Date.parse(day) : 0
  return Number.isNaN(at) ? 0 : at / 1000
}
