import type { Settings } from './settings.ts'

/** Rows of characters are long enough that 64 random hexadecimal digits hold one in less than a billion. */
const wellKnown = /secret|password|passwd|changeme|change-me|example|campus|qwerty|letmein|123456789|abcdefgh/i
const minDistinct = 12

/** Whether a text is a shorter one written again and again. */
const isRepetition = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length

/** A made secret has none of these marks; one that a person typed nearly always has. */
const isWeak = (secret: string) => new Set(secret).size < minDistinct || isRepetition(secret) || wellKnown.test(secret)

/** What the demo accepts and production refuses, each with its reason. */
export const productionFaults = ({ CAMPUS_SECRET, PUBLIC_URL }: Pick<Settings, 'CAMPUS_SECRET' | 'PUBLIC_URL'>): string[] => [
  ...(CAMPUS_SECRET && isWeak(CAMPUS_SECRET) ? ['CAMPUS_SECRET (too easy to guess: make a new one with "openssl rand -hex 32")'] : []),
  ...(PUBLIC_URL?.startsWith('http:')
    ? ['PUBLIC_URL (must begin with https:// in production, or passwords and documents can be read on their way)']
    : []),
]
