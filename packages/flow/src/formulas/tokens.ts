export interface Token {
  readonly kind: 'number' | 'name' | 'sign'
  readonly text: string
}

const maxTokens = 500
const pattern = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9_]*(?:\.[a-z][A-Za-z0-9_]*)?)|(>=|<=|!=|[-+*/(),<>=]))/y

/** The parts of a formula; undefined where it holds something else, or too much. */
export const tokensOf = (text: string): readonly Token[] | undefined => {
  const tokens: Token[] = []
  const source = text.trimEnd()
  pattern.lastIndex = 0
  while (pattern.lastIndex < source.length) {
    const [whole, number, name, sign] = pattern.exec(source) ?? []
    if (whole === undefined || tokens.length >= maxTokens) return undefined
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else tokens.push({ kind: 'sign', text: sign ?? '' })
  }
  return tokens
}
