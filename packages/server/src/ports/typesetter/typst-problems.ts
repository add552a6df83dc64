import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'

/** One error of the compiler, followed by its call sites. */
export interface Diagnostic {
  readonly message: string
  readonly path: string
  readonly range: { readonly start: { readonly line: number; readonly character: number } } | null
  readonly severity: number
}

const isError = ({ severity }: Diagnostic) => severity === 1

/** The workspace of a child is nobody's business, and neither is the address that a package would come from. */
const inPlainWords = (message: string, folder: string) =>
  /^(failed to download package|package not found)/.test(message) ? 'packages are not available here' : message.replaceAll(folder, '')

const placeOf = (diagnostic: Diagnostic | undefined) => {
  const start = diagnostic?.range?.start
  return start ? { line: start.line + 1, column: start.character + 1 } : { line: 1, column: 1 }
}

/** An error inside the house library is shown at the line of the template that called it. */
export const problemsOf = (diagnostics: readonly Diagnostic[], folder: string, main: string): TemplateProblem[] =>
  diagnostics.flatMap((diagnostic, index) => {
    if (!isError(diagnostic)) return []
    const after = diagnostics.slice(index + 1)
    const next = after.findIndex(isError)
    const trail = [diagnostic, ...(next < 0 ? after : after.slice(0, next))]
    const seen = trail.find(({ path, range }) => path === main && range !== null)
    return { ...placeOf(seen), message: inPlainWords(diagnostic.message, folder) }
  })

const unescape = (text: string) =>
  text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** The export reports its errors in one long text only. A PDF/A with a character that no font has is such an error. */
export const readExportErrors = (text: string): { characters: string[]; problems: TemplateProblem[] } => {
  const messages = [...text.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, message = '']) => message)
  const lacking = messages.map((message) => message.match(/the text `(?:\\")?(.+?)(?:\\")?` could not be displayed/)?.[1])
  const problems = messages.filter((_message, index) => lacking[index] === undefined)
  return {
    characters: [...new Set(lacking.filter((found) => found !== undefined).map(unescape))],
    problems: (messages.length === 0 ? [text.slice(0, 300)] : problems).map((message) => ({
      line: 1,
      column: 1,
      message: unescape(message).replaceAll('\\"', '"'),
    })),
  }
}
