import { StreamLanguage, type StringStream } from '@codemirror/language'

/** Where in a source one stands: in code between brackets, or in the text of the document. */
interface Place {
  /** Brackets that are open, the innermost last. */
  readonly inside: ('code' | 'text')[]
  /** The rest of the line belongs to a `#let`, `#set` or the like. */
  isStatement: boolean
  isComment: boolean
  /** The backticks that end a raw text. */
  fence: string
}

const statement = /^(?:let|set|show|import|include|return|context|if|for|while)\b/
const codeWord = /^(?:let|set|show|if|else|for|while|in|not|and|or|import|include|return|context|as|none|auto|true|false)\b(?!-)/
const name = /^[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)*/u
const ownName = /^[\p{L}_][\p{L}\p{N}_-]*/u
const number = /^\d+(?:\.\d+)?(?:pt|mm|cm|in|em|fr|deg|rad|%)?/

const openers: Readonly<Record<string, 'code' | 'text'>> = { '(': 'code', '{': 'code', '[': 'text' }

const inComment = (stream: StringStream, place: Place) => {
  place.isComment = !stream.match(/^.*?\*\//)
  if (place.isComment) stream.skipToEnd()
  return 'comment'
}

const inRaw = (stream: StringStream, place: Place) => {
  const end = stream.string.indexOf(place.fence, stream.pos)
  if (end < 0) stream.skipToEnd()
  else {
    stream.pos = end + place.fence.length
    place.fence = ''
  }
  return 'string'
}

/** Opens or closes a bracket, if one stands here. */
const takeBracket = (stream: StringStream, { inside }: Place, opens: string) => {
  const sign = stream.peek() ?? ''
  const opened = opens.includes(sign) ? openers[sign] : undefined
  const closes = inside.at(-1) === 'text' ? ']' : ')}'
  if (opened) inside.push(opened)
  else if (sign !== '' && closes.includes(sign) && inside.length > 0) inside.pop()
  else return false
  stream.next()
  return true
}

const takeCode = (stream: StringStream, place: Place) => {
  if (stream.eatSpace()) return null
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string'
  if (stream.match(codeWord)) return 'keyword'
  if (stream.match(number)) return 'number'
  if (stream.match(ownName)) return stream.peek() === '(' ? 'variableName' : null
  if (stream.match(/^\$[^$]*\$?/)) return 'meta'
  if (!takeBracket(stream, place, '({[')) stream.next()
  return null
}

/** What follows a `#`: a word of the language, or a name with what is given to it. */
const takeCall = (stream: StringStream, place: Place) => {
  if (stream.match(statement)) {
    if (place.inside.length === 0) place.isStatement = true
    return 'keyword'
  }
  if (stream.match(name)) {
    if (stream.peek() === '(') takeBracket(stream, place, '(')
    return 'variableName'
  }
  return takeBracket(stream, place, '({[') ? null : 'meta'
}

const takeText = (stream: StringStream, place: Place) => {
  if (stream.sol() && stream.match(/^\s*=+\s/)) {
    stream.skipToEnd()
    return 'heading'
  }
  if (stream.match('#')) return takeCall(stream, place)
  if (stream.match(/^\$[^$]*\$/)) return 'meta'
  if (takeBracket(stream, place, '[')) return null
  stream.next()
  stream.eatWhile(/[^#$`/[\]]/)
  return null
}

const token = (stream: StringStream, place: Place): string | null => {
  if (place.isComment) return inComment(stream, place)
  if (place.fence) return inRaw(stream, place)
  if (stream.sol() && place.inside.length === 0) place.isStatement = false
  if (stream.match('/*')) return inComment(stream, place)
  // The two strokes of an address are no comment.
  if (stream.string[stream.pos - 1] !== ':' && stream.match('//')) {
    stream.skipToEnd()
    return 'comment'
  }
  if (stream.match(/^`+/)) {
    place.fence = stream.current()
    return inRaw(stream, place)
  }
  const isCode = place.inside.length > 0 ? place.inside.at(-1) === 'code' : place.isStatement
  return isCode ? takeCode(stream, place) : takeText(stream, place)
}

export const typstParser = {
  name: 'typst',
  startState: (): Place => ({ inside: [], isStatement: false, isComment: false, fence: '' }),
  copyState: (place: Place): Place => ({ ...place, inside: [...place.inside] }),
  token,
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
}

/** As much of Typst as the eye needs to find its way; whether a source is right, the preview says. */
export const typst = StreamLanguage.define<Place>(typstParser)
