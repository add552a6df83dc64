import type { KeyObject } from 'node:crypto'
import { isSignedText, signText } from '../rsa-sha256.ts'

type Words = Readonly<Record<string, string>>

/** What is signed of a set of parameters: all that say something, in the order of their names, nothing encoded. */
const signedText = (words: Words, leftOut: readonly string[]) =>
  Object.keys(words)
    .filter((name) => !leftOut.includes(name) && words[name] !== '')
    .toSorted()
    .map((name) => `${name}=${words[name]}`)
    .join('&')

export const signWords = (words: Words, key: KeyObject): Record<string, string> => ({
  ...words,
  sign: signText(signedText(words, ['sign']), key),
})

/** A notice is signed over all but the signature and its kind. */
export const areNoticeWordsSigned = (words: Words, key: KeyObject): boolean =>
  words['sign_type'] === 'RSA2' && isSignedText(signedText(words, ['sign', 'sign_type']), words['sign'] ?? '', key)

/** The text of one node of an answer exactly as it came: these characters are signed, not what they mean. */
export const nodeIn = (answer: string, name: string): string | undefined => {
  const mark = `"${name}":`
  const start = answer.indexOf(mark) + mark.length
  if (start < mark.length) return undefined
  let depth = 0
  let isQuoted = false
  for (let at = start; at < answer.length; at += 1) {
    const sign = answer[at]
    if (isQuoted && sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '{') depth += 1
    else if (!isQuoted && sign === '}') {
      depth -= 1
      if (depth === 0) return answer.slice(start, at + 1).trim()
    }
  }
  return undefined
}
