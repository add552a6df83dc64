import { insertable, insertableOf } from './insertable-fields.ts'

/** A text with fields in it. */
export type Part = string | { readonly field: string }

export type TemplateBlock =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'recipient' }
  | { readonly kind: 'paragraph'; readonly parts: readonly Part[] }
  | { readonly kind: 'table'; readonly rows: readonly { readonly label: string; readonly field: string }[] }
  | { readonly kind: 'scores' }
  | { readonly kind: 'seal'; readonly office: string }
  /** A remark in the source, which is not printed. */
  | { readonly kind: 'note'; readonly text: string }

export interface BlockTemplate {
  /** What the paper looks like, as the source says it before its first block. */
  readonly head: string
  readonly blocks: readonly TemplateBlock[]
}

const usualHead = '#import "/campus.typ": *\n#show: certificate'

const special = /[\\#*_`$@<>~[\]]/
const atStart = /^(?:[=+\-/]|\d+\.)/

const escape = (text: string): string =>
  text
    .replaceAll(/[\\#*_`$@<>~[\]]/g, '\\$&')
    .replaceAll(/\/(?=[/*])/g, '\\/')
    .replaceAll(/\s*\n\s*/g, ' ')

const quote = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', ' ')}"`

const writePart = (part: Part, next: Part | undefined): string => {
  if (typeof part === 'string') return escape(part)
  const { code } = insertable(part.field) ?? { code: '' }
  // Without the semicolon a source would read on: letters after a name, brackets after a call.
  const readsOn = code.endsWith(')') ? /^[;([.]/ : /^[;([.\p{L}\p{N}_-]/u
  const needsEnd = typeof next === 'string' ? readsOn.test(next) : next !== undefined && !code.endsWith(')')
  return `#${code}${needsEnd ? ';' : ''}`
}

const writeParagraph = (parts: readonly Part[]): string => {
  const text = parts
    .map((part, index) => writePart(part, parts[index + 1]))
    .join('')
    .trim()
  return atStart.test(text) ? `\\${text}` : text
}

const writeTable = (rows: Extract<TemplateBlock, { kind: 'table' }>['rows']): string => {
  const written = rows.map(({ label, field }) => `  (${quote(label)}, ${insertable(field)?.code ?? 'unknown'}),\n`)
  return `#facts-table(\n${written.join('')})`
}

const writeBlock = (block: TemplateBlock): string => {
  if (block.kind === 'title') return block.text === '' ? '#title-block()' : `#title-block(main: ${quote(block.text)})`
  if (block.kind === 'recipient') return '#addressed()'
  if (block.kind === 'paragraph') return writeParagraph(block.parts)
  if (block.kind === 'table') return writeTable(block.rows)
  if (block.kind === 'scores') return '#score-table()'
  return block.kind === 'seal' ? `#sealed(${quote(block.office)})` : `// ${block.text}`
}

/** The source of a template; an empty paragraph says nothing, and a remark stands right above what it is about. */
export const writeBlocks = ({ head, blocks }: BlockTemplate): string =>
  `${[head, ...blocks.map(writeBlock)]
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll(/^(\/\/[^\n]*)\n\n/gm, '$1\n')}\n`

const unquote = (text: string): string => text.replaceAll(/\\(.)/g, '$1')

const fieldCall = /^#((?:[a-z][a-z-]*\()*(?:student|data)(?:\.[A-Za-z]+)+\)*);?/

/** The parts of a paragraph; undefined where it says more than texts and fields. */
const readParagraph = (source: string): readonly Part[] | undefined => {
  const parts: Part[] = []
  let text = ''
  let rest = source.replaceAll(/\s*\n\s*/g, ' ')
  if (atStart.test(rest)) return undefined
  while (rest !== '') {
    const called = fieldCall.exec(rest)
    if (called) {
      const [whole, code = ''] = called
      const known = insertableOf(code)
      if (!known) return undefined
      if (text !== '') parts.push(text)
      text = ''
      parts.push({ field: known.id })
      rest = rest.slice(whole.length)
      continue
    }
    const [first = ''] = rest
    if (first === '\\' && rest.length > 1) {
      text += rest[1]
      rest = rest.slice(2)
      continue
    }
    if (special.test(first) || /^\/[/*]/.test(rest)) return undefined
    text += first
    rest = rest.slice(first.length)
  }
  return text === '' ? parts : [...parts, text]
}

const tableRow = /^\s*\("((?:[^"\\]|\\.)*)",\s*([^\s[\]]+)\)\s*,?\s*/

const readTable = (inside: string): TemplateBlock | undefined => {
  const rows: { label: string; field: string }[] = []
  for (let rest = inside.trim(); rest !== ''; ) {
    const [whole, label = '', code = ''] = tableRow.exec(rest) ?? []
    const known = whole === undefined ? undefined : insertableOf(code)
    if (whole === undefined || !known) return undefined
    rows.push({ label: unquote(label), field: known.id })
    rest = rest.slice(whole.length)
  }
  return { kind: 'table', rows }
}

const readBlock = (source: string): TemplateBlock | undefined => {
  if (source === '#title-block()') return { kind: 'title', text: '' }
  if (source === '#addressed()') return { kind: 'recipient' }
  if (source === '#score-table()') return { kind: 'scores' }
  const [, title] = /^#title-block\(main: "((?:[^"\\]|\\.)*)"\)$/.exec(source) ?? []
  if (title !== undefined) return { kind: 'title', text: unquote(title) }
  const [, office] = /^#sealed\("((?:[^"\\]|\\.)*)"\)$/.exec(source) ?? []
  if (office !== undefined) return { kind: 'seal', office: unquote(office) }
  const [, note] = /^\/\/ ?([^\n]*)$/.exec(source) ?? []
  if (note !== undefined) return { kind: 'note', text: note }
  const [, table] = /^#facts-table\(([\s\S]*)\)$/.exec(source) ?? []
  if (table !== undefined) return readTable(table)
  const parts = readParagraph(source)
  return parts && { kind: 'paragraph', parts }
}

const headOf = (source: string): string => {
  const [head = ''] = /^(?:\s*(?:\/\/[^\n]*|#import [^\n]*|#set [^\n]*|#show: certificate[^\n]*)\n)*/.exec(source) ?? []
  return head.includes('#show: certificate') ? head.trim() : ''
}

/** A template as blocks; undefined where its source holds what blocks cannot. */
export const readBlocks = (source: string): BlockTemplate | undefined => {
  if (source.trim() === '') return { head: usualHead, blocks: [] }
  const head = headOf(source)
  if (head === '') return undefined
  const body = source.slice(source.indexOf(head) + head.length).trim()
  const pieces = body.replaceAll(/^(\/\/[^\n]*)\n(?!\n)/gm, '$1\n\n').split(/\n[ \t]*\n+/)
  const blocks = body === '' ? [] : pieces.map((piece) => readBlock(piece.trim()))
  return blocks.every((block) => block !== undefined) ? { head, blocks } : undefined
}
